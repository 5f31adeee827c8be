import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './list-files.mjs';
import { ANY } from './titles-of-test-loops.mjs';

const FOLDER = 'spec/requirements';
const STAGE = 'spec/stage.json';
/** The characters that may follow an id in a title. */
const AFTER_ID = /^(?:$| \(|: |, | – )/;

const readJson = (tree, file) => JSON.parse(readFileSync(path.join(tree, file), 'utf8'));

/** The sections of the specification with their requirements, and which of them are due. */
export function readRequirements(tree) {
  const { order, reached } = readJson(tree, STAGE);
  const isDue = ({ due }) => order.includes(due) && order.indexOf(due) <= order.indexOf(reached);
  const sections = filesOf(tree, [`${FOLDER}/*.json`]).map((file) => {
    const { title, requirements } = readJson(tree, file);
    const normal = requirements.map((entry) => ({ ...entry, id: entry.id.normalize('NFC'), file }));
    return {
      file,
      title,
      requirements: normal.map((entry) => ({ ...entry, isDue: isDue(entry) })),
    };
  });
  return { order, reached, sections, all: sections.flatMap(({ requirements }) => requirements) };
}

/** Finds requirements with the same id, and unknown stages. */
export function requirementFindings({ order, reached, all }) {
  const byId = Map.groupBy(all, ({ id }) => id);
  return [
    ...(order.includes(reached) ? [] : [`${STAGE}: "${reached}" is no stage of its order`]),
    ...all
      .filter(({ due }) => !order.includes(due))
      .map(({ file, id, due }) => `${file}: "${id}" is due at "${due}", which is no stage`),
    ...[...byId]
      .filter(([, entries]) => entries.length > 1)
      .map(
        ([id, entries]) => `${entries.map(({ file }) => file).join(', ')}: "${id}" stands twice`,
      ),
  ];
}

/**
 * Patterns for the beginning of a title that may be a requirement's id, the longest first. None ends in a placeholder
 * followed by more text, which would match the rest of the id.
 */
function beginnings(title) {
  const cuts = Array.from({ length: title.length + 1 }, (_, cut) => title.length - cut);
  return cuts
    .filter((cut) => AFTER_ID.test(title.slice(cut)))
    .filter((cut) => cut === title.length || title[cut - 1] !== ANY)
    .map((cut) => title.slice(0, cut).split(ANY))
    .map((fixed) => new RegExp(`^${fixed.map((part) => RegExp.escape(part)).join('.+')}$`));
}

/**
 * The requirement's id that a title begins with. A title that matches several ids names none: `§5 ${rule}` would count
 * for a whole section.
 */
function idNamedBy(title, ids) {
  const named = beginnings(title).map((beginning) => ids.filter((id) => beginning.test(id)));
  const [first = []] = named.filter((fitting) => fitting.length > 0);
  return first.length === 1 ? first[0] : undefined;
}

/** The ids that a title names. A title filled from a table must name an id in every row. */
export function idsNamedBy({ text, filled }, ids) {
  const id = idNamedBy(text, ids);
  if (id) return [id];
  const rows = filled.map((row) => idNamedBy(row, ids));
  return rows.includes(undefined) ? [] : rows;
}

/**
 * Whether the title of a test looks like a requirement's id, so that an unknown id is reported: it begins with `§`,
 * with `D` and a digit, or with a word that ids begin with (`forms: …`).
 */
export function meansRequirement(title, ids) {
  const words = ids.flatMap((id) => /^([a-z]+):/.exec(id)?.[1] ?? []);
  const begins = new RegExp(`^(?:§|D\\d${words.map((word) => `|${word}[:.]`).join('')})`);
  return begins.test(title);
}
