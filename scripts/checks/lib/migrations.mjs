import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'src/cms/migrations';
const MAX_LISTED_DIFFERENCES = 20;

/**
 * The paths at which two snapshots of the database schema differ, such as `tables.public.pages.columns.slug`. The ids
 * of the snapshots themselves are ignored.
 */
export function differences(before, after, place = '') {
  const isTree = (value) => typeof value === 'object' && value !== null;
  if (!isTree(before) || !isTree(after)) return before === after ? [] : [place];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => place !== '' || (key !== 'id' && key !== 'prevId'))
    .flatMap((key) => {
      const below = place === '' ? key : `${place}.${key}`;
      if (!(key in before)) return [`${below} is missing from the migrations`];
      if (!(key in after)) return [`${below} is in the migrations only`];
      return differences(before[key], after[key], below);
    });
}

/** Migrations that the list in the folder's `index.ts` leaves out, or names without their file. */
export function unlisted(names, index) {
  const listed = [...index.matchAll(/from '\.\/([^']+)'/g)].map((match) => match[1]);
  return [
    ...names
      .filter((name) => !listed.includes(name))
      .map((name) => `${FOLDER}/index.ts: ${name} is not listed, so it would never run`),
    ...listed
      .filter((name) => !names.includes(name))
      .map((name) => `${FOLDER}/index.ts: ${name} has no file`),
  ];
}

/**
 * The last migration made before versions could be upgraded one instance at a time; it and earlier ones are not
 * checked.
 */
const BEFORE_THE_RULE = '20261126_104000_search_heads';

/** Matches SQL that removes something which the previous version reads or writes. */
const CONTRACTS = [
  /\bDROP\s+(?:TABLE|COLUMN|TYPE|SCHEMA|VIEW|FUNCTION)\b/i,
  /\bRENAME\s+(?:TO|COLUMN|VALUE)\b/i,
  /\bSET\s+(?:DATA\s+TYPE|NOT\s+NULL)\b/i,
  /\bADD\s+COLUMN\b(?:(?!\bDEFAULT\b|;|,\s*ADD\b)[^])*\bNOT\s+NULL\b(?!\s+(?:DEFAULT|GENERATED))/i,
];

/** Matches the comment in which a migration says why the previous version does not need what is removed. */
const REASON = /^\/\/ contracts: \S/m;

/**
 * Migrations that remove something without a comment saying why they may. While instances are upgraded one at a time,
 * the previous version works on the tables of this one: what it needs can be removed only by the next version.
 * @param {{ name: string, text: string }[]} migrations
 */
export const contracting = (migrations) =>
  migrations
    .filter(({ name }) => name > BEFORE_THE_RULE)
    .filter(({ text }) => {
      const [up] = text.split(/export async function down\b/);
      return CONTRACTS.some((pattern) => pattern.test(up)) && !REASON.test(text);
    })
    .map(
      ({ name }) =>
        `${FOLDER}/${name}.ts takes away what the version before may need: expand now, contract in a later version and say so in a line "// contracts: …" (docs/deployment.md)`,
    );

/** Errors in the migrations of a tree; `current` is the snapshot that its collections need. */
export function migrationFindings(tree, current) {
  const folder = path.join(tree, FOLDER);
  const files = readdirSync(folder).toSorted();
  const names = files
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'));
  const snapshots = files.filter((file) => file.endsWith('.json'));
  const latest = snapshots.at(-1);
  if (!latest) return [`${FOLDER}: no migration yet; make one with "payload migrate:create"`];
  const before = JSON.parse(readFileSync(path.join(folder, latest), 'utf8'));
  const drift = differences(before, current);
  const hint = 'the collections have changed; make a migration with "payload migrate:create"';
  return [
    ...unlisted(names, readFileSync(path.join(folder, 'index.ts'), 'utf8')),
    ...contracting(
      names.map((name) => ({ name, text: readFileSync(path.join(folder, `${name}.ts`), 'utf8') })),
    ),
    ...drift.slice(0, MAX_LISTED_DIFFERENCES).map((place) => `${place}: ${hint}`),
    ...(drift.length > MAX_LISTED_DIFFERENCES
      ? [`… and ${drift.length - MAX_LISTED_DIFFERENCES} more differences`]
      : []),
  ];
}
