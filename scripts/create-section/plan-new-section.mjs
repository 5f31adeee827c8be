import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { PlainError } from '../lib/print-command-progress.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { registrations, sectionTexts } from './files-of-new-section.mjs';

const SECTIONS = 'src/site/sections';
/** The longest name of a section for which the lines that register it still fit the line length. */
const MAX_NAME_LENGTH = 20;
/** Names that no new section may have, because the template of its view imports components of these names. */
const RESERVED = ['section-head'];

/**
 * The four forms of a section's name: folder `customer-map`, block `customerMap`, component `CustomerMap`, and label
 * `Customer map`.
 */
function namesOf(folder) {
  const component = folder
    .split('-')
    .map((word) => `${word[0].toUpperCase()}${word.slice(1)}`)
    .join('');
  const name = `${component[0].toLowerCase()}${component.slice(1)}`;
  const words = folder.replaceAll('-', ' ');
  return { folder, name, component, label: `${words[0].toUpperCase()}${words.slice(1)}` };
}

function refuseName(tree, folder) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(folder)) {
    throw new PlainError(
      `"${folder}" is no name of a section: lower-case words joined by hyphens, such as customer-map.`,
    );
  }
  if (folder.length > MAX_NAME_LENGTH) {
    throw new PlainError(
      `"${folder}" has ${folder.length} characters; a name has at most ${MAX_NAME_LENGTH}.`,
    );
  }
  if (RESERVED.includes(folder)) {
    throw new PlainError(`"${folder}" is the name of a component that sections use.`);
  }
  if (existsSync(path.join(tree, SECTIONS, folder))) {
    throw new PlainError(`There is a section "${folder}" already: ${SECTIONS}/${folder}`);
  }
}

/** Inserts a line into a list, in alphabetical order of the folders. */
function withLine(list, line) {
  const folderOf = (text) => /from '\.\/([\w-]+)\//.exec(text)?.[1] ?? '';
  const lines = list.trimEnd().split('\n');
  const later = lines.findIndex((each) => folderOf(each) > folderOf(line));
  return `${lines.toSpliced(later < 0 ? lines.length : later, 0, line).join('\n')}\n`;
}

async function formatted(file, text) {
  const { printWidth, singleQuote } = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, { printWidth, singleQuote });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}

/**
 * Prepares a new section: the files of its folder, and the three lists with a line for it. Writes nothing.
 * @param {string} tree folder of the project
 * @param {{ folder: string, vi?: string, en?: string, group: string }} wanted labels default to the words of
 * the name
 * @returns {Promise<{ texts: Record<string, string>, name: string, labels: { vi: string, en: string } }>}
 * texts by path; the name of its block
 * @throws {PlainError} when the name is invalid or taken
 */
export async function planSection(tree, { folder, vi, en, group }) {
  refuseName(tree, folder);
  const { label, ...names } = namesOf(folder);
  const labels = { vi: vi ?? en ?? label, en: en ?? label };
  const texts = {};
  for (const [file, text] of Object.entries(sectionTexts({ names, labels, group }))) {
    const target = `${SECTIONS}/${folder}/${file}`;
    texts[target] = await formatted(target, text);
  }
  for (const [file, line] of Object.entries(registrations(names))) {
    const target = `${SECTIONS}/${file}`;
    texts[target] = withLine(readFileSync(path.join(tree, target), 'utf8'), line);
  }
  return { texts, name: names.name, labels };
}

/**
 * Writes the files and runs the steps that depend on them. When either fails, everything is restored.
 * @param {string} tree folder of the project
 * @param {Record<string, string>} texts path → text
 * @param {{ run?: () => Promise<void>, writes?: string[] }} [then] the steps, and the files that they write
 */
export async function writeAll(tree, texts, { run, writes = [] } = {}) {
  const files = [...Object.keys(texts), ...writes].map((file) => path.join(tree, file));
  const before = files.map((file) => (existsSync(file) ? readFileSync(file) : undefined));
  const made = new Set();
  try {
    for (const [file, text] of Object.entries(texts)) {
      const target = path.join(tree, file);
      const folder = mkdirSync(path.dirname(target), { recursive: true });
      if (folder) made.add(folder);
      writeFileSync(target, text);
    }
    await run?.();
  } catch (error) {
    for (const [index, file] of files.entries()) {
      if (before[index]) writeFileSync(file, before[index]);
      else rmSync(file, { force: true });
    }
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
