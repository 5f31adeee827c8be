import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/project-paths.mjs';
import { trackedFiles } from './lib/list-files.mjs';
import { finish } from './lib/report-findings.mjs';

/** A pattern for forbidden words, given in parts so that the check does not find its own list. */
const any = (...words) => words.map((pieces) => pieces.join('')).join('|');

const MACHINE_FOLDERS = any(
  ['wo', 'rk'],
  ['ro', 'ot'],
  ['ho', 'me'],
  ['Us', 'ers'],
  ['tmp', '/bash_'],
);

/** @type {{ name: string, pattern: RegExp, only?: RegExp, except?: RegExp }[]} */
const RULES = [
  {
    name: 'unfinished work; finish it or say why it is right as it is',
    pattern: new RegExp(`\\b(?:${any(['TO', 'DO'], ['FIX', 'ME'], ['XX', 'X'], ['HA', 'CK'])})\\b`),
  },
  { name: 'placeholder text', pattern: new RegExp(any(['lorem', ' ipsum']), 'i') },
  {
    name: 'a test left alone or switched off',
    pattern: new RegExp(
      `\\b(?:test|it|describe|suite)\\.(?:${any(['on', 'ly'], ['sk', 'ip'], ['fix', 'me'])})\\b`,
    ),
    only: /\.(?:ts|tsx|mjs)$/,
  },
  {
    name: 'the compiler is silenced',
    pattern: new RegExp(
      `@ts-(?:${any(['ig', 'nore'], ['no', 'check'])})|\\bas ${any(['an', 'y'])}\\b`,
    ),
    only: /\.(?:ts|tsx|mjs)$/,
  },
  {
    name: "an absolute path of somebody's machine",
    pattern: new RegExp(`(?<![\\w.$}/:)\\]-])/(?:${MACHINE_FOLDERS})/(?=[\\w.])`),
    except: /^src\/payload-types\.ts$/,
  },
  {
    name: 'a package registry of our own machines',
    pattern: new RegExp(
      `https?://(?:[\\w.-]*(?:${any(['arti', 'factory'], ['ver', 'daccio'], ['ne', 'xus'])})|localhost:4873|10\\.\\d+\\.\\d+\\.\\d+:\\d)`,
      'i',
    ),
  },
  {
    name: 'a package that comes from elsewhere than the public registry',
    pattern: /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/,
    only: /package-lock\.json$/,
  },
  {
    name: 'how the work was done; the project speaks of itself alone',
    pattern: new RegExp(
      `\\b(?:${any(['help', 'er session'], ['sub', '-?agent'], ['cl', 'aude'], ['chat', 'gpt'], ['co', 'pilot'], ['AI ', 'assistant'], ['issue ', '#?\\d+ of ours'])})\\b`,
      'i',
    ),
  },
];

const BINARY = /\.(?:png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|pdf|zip|gz|docx|xlsx|mp4)$/;
/** Generated files, in which forbidden words are not searched for. */
const EXEMPT = /^(?:src\/cms\/migrations\/.*\.json|.*importMap\.js)$/;
const LOCK = /package-lock\.json$/;

/** Words and paths that must not be in the tree, as `file:line: why`. */
export function forbiddenWords(tree) {
  const files = trackedFiles(tree).filter((file) => !BINARY.test(file) && !EXEMPT.test(file));
  return files.flatMap((file) => {
    const rules = RULES.filter(
      ({ only, except }) =>
        (only ? only.test(file) : !LOCK.test(file)) && !(except?.test(file) ?? false),
    );
    const lines = readFileSync(path.join(tree, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      rules
        .filter(({ pattern }) => pattern.test(line))
        .map(({ name, pattern }) => `${file}:${index + 1}: "${pattern.exec(line)?.[0]}": ${name}`),
    );
  });
}

if (import.meta.main) {
  finish('words', forbiddenWords(root), 'no forbidden word or path in the tree');
}
