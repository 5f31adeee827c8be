import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';

const NEVER = [
  'node_modules',
  '.next',
  '.astro',
  'dist',
  '.cache',
  'data',
  'runtime',
  '.git',
  'test-results',
];

/**
 * Files of a tree that match, as sorted paths with forward slashes relative to it. Folders named in NEVER are left
 * out.
 * @param {string} root
 * @param {string[]} patterns globs
 */
export function filesOf(root, patterns) {
  return globSync(patterns, { cwd: root, exclude: NEVER.map((name) => `**/${name}/**`) })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !NEVER.some((name) => file.split('/').includes(name)))
    .toSorted();
}

/** Lists the files that git tracks or would track; without git, all files with an extension of letters. */
export function trackedFiles(root) {
  if (!existsSync(path.join(root, '.git'))) {
    return filesOf(root, ['**/*', '**/.*']).filter(
      (file) => /\.[A-Za-z]+$/.test(file) && statSync(path.join(root, file)).isFile(),
    );
  }
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const files = list.split('\0').filter((file) => file !== '');
  return [...new Set(files)].filter((file) => existsSync(path.join(root, file))).toSorted();
}
