import { existsSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../lib/print-command-progress.mjs';
import { root } from '../lib/project-paths.mjs';

/** The path of a file from the project's root, with forward slashes; null when there is no such file. */
function projectFile(name) {
  if (!existsSync(path.resolve(name))) return null;
  return path.relative(root, path.resolve(name)).split(path.sep).join('/');
}

const unknown = (name, parts) => {
  const names = new Set(parts.flatMap((part) => [part.group ?? [], part.name].flat()));
  return new PlainError(
    `"${name}" is neither a test file nor a part; the parts are ${[...names].join(', ')}.`,
  );
};

/**
 * The parts to run, in order, with the parts they need.
 * @template {{ name: string, tier?: 'long', group?: string, needs?: string[], of?: RegExp }} Part
 * @param {Part[]} parts
 * @param {string[]} names of parts, of groups, or paths of test files; none means all parts of the tier
 * @param {'long'} [tier] the tier; where a test file belongs to parts of both tiers, the part of this one runs it
 * @returns {{ part: Part, files: string[] }[]} `files` is empty where the whole part runs
 * @throws PlainError for a name that is none of these
 */
export function chosenParts(parts, names, tier) {
  const ofTier = parts.filter((part) => part.tier === tier);
  const files = new Map();
  const add = (name, more) => {
    // Single files of a part are skipped when the whole part is requested too.
    const before = files.get(name);
    files.set(name, before?.length === 0 || more.length === 0 ? [] : [...(before ?? []), ...more]);
    for (const need of parts.find((part) => part.name === name)?.needs ?? []) add(need, []);
  };
  if (names.length === 0) for (const { name } of ofTier) add(name, []);
  for (const name of names) {
    const named = parts.filter((part) => part.name === name || part.group === name);
    const file = projectFile(name);
    const owner =
      file === null ? undefined : [...ofTier, ...parts].find(({ of }) => of?.test(file));
    if (named.length > 0) for (const part of named) add(part.name, []);
    else if (owner) add(owner.name, [file]);
    else throw unknown(name, parts);
  }
  return parts
    .filter(({ name }) => files.has(name))
    .map((part) => ({ part, files: files.get(part.name) }));
}
