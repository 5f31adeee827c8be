import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError } from '../lib/print-command-progress.mjs';
import { inRoot, root } from '../lib/project-paths.mjs';
import { childEnv } from '../lib/run-command.mjs';
import { quietly } from '../lib/find-system-programs.mjs';
import { runStreamed, someWereKilled } from './stream-command.mjs';

const MIGRATIONS = 'src/cms/migrations';
/** The most versions that are tried; each needs a build. */
const MAX_TRIED_VERSIONS = 3;
const NAME_ONE = 'Name a commit by UPGRADE_FROM, such as UPGRADE_FROM=HEAD~20.';

const evaluating = (text) => ['--input-type=module', '--eval', `${text} process.exit();`];

/** The modules of a previous version that the test imports. */
export const MODULES = {
  webServer: 'scripts/steps/start-web-server.mjs',
  seededData: 'scripts/test/seeded-test-data.mjs',
};
/** The files that a previous version must have to be tried. */
const NEEDED = [...Object.values(MODULES), 'package-lock.json'];

/**
 * Arguments of Node, a command each: they install what is missing, build, and create a seeded database in a version's
 * folder.
 */
const MAKING = [
  evaluating(
    `await (await import('./scripts/lib/install-node-and-packages.mjs')).installDependencies();`,
  ),
  evaluating(`console.log(await (await import('./scripts/steps/build.mjs')).build());`),
  [MODULES.seededData],
];

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const lines = (text) => text.split('\n').filter(Boolean);
const commitOf = (name) => git('rev-parse', '--verify', `${name}^{commit}`).trim();
const migrationsOf = (commit) => git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`);

/**
 * Versions to upgrade from, in order: the last release (a tag such as v1.2.0) if its schema differs, then the state of
 * the main line before each migration, the newest first.
 */
function candidates() {
  const now = migrationsOf('HEAD');
  const tagged = lines(git('tag', '--merged', 'HEAD', '--sort=-version:refname', 'v[0-9]*'));
  const adding = lines(
    git('log', '--first-parent', '--format=%H', '--diff-filter=A', '--', MIGRATIONS),
  );
  const named = [...tagged.slice(0, 1), ...adding.map((commit) => `${commit}^1`)];
  return named.flatMap((name) => {
    try {
      const commit = commitOf(name);
      for (const file of NEEDED) git('cat-file', '-e', `${commit}:${file}`);
      return migrationsOf(commit) === now ? [] : [commit];
    } catch {
      return []; // the version is missing in a shallow clone, or is older than this test
    }
  });
}

/**
 * The versions to try, in order.
 * @throws PlainError that says which variable to set
 */
function chosen() {
  const named = process.env.UPGRADE_FROM;
  if (named === undefined) {
    const found = candidates().slice(0, MAX_TRIED_VERSIONS);
    if (found.length > 0) return found;
    throw new PlainError(
      `The history has no version with another schema: fetch all of it (git fetch --unshallow). ${NAME_ONE}`,
    );
  }
  try {
    return [commitOf(named)];
  } catch {
    throw new PlainError(`UPGRADE_FROM is not a commit of this repository. ${NAME_ONE}`);
  }
}

/** Checks a version out into a folder, with the packages of this one where they are equal. */
function checkOut(commit, folder) {
  const archive = path.join(folder, 'version.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  const lock = (from) => readFileSync(path.join(from, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) return;
  // The packages are hard links where the file system has them, else copies: through a symbolic link a compiler would
  // take them for files outside the project.
  const packages = [inRoot('node_modules'), path.join(folder, 'node_modules')];
  if (!quietly('cp', '-al', ...packages)) quietly('cp', '-R', ...packages);
}

async function isMade(folder, label) {
  for (const step of MAKING) {
    const command = [process.execPath, ...step];
    if (!(await runStreamed(command, { cwd: folder, env: childEnv(), label }))) return false;
  }
  return true;
}

/**
 * Builds the previous version in a folder of its own, with a seeded database: the commit of UPGRADE_FROM, or else the
 * first of the candidates that can be built and seeded.
 * @param {string} label the prefix of output lines
 * @returns {Promise<string>} the folder; the caller removes it
 * @throws PlainError when there is none, saying what to set
 */
export async function makeVersionBefore(label) {
  for (const commit of chosen()) {
    const title = git('log', '-1', '--format=%h %s', commit).trim();
    console.log(`From ${title}`);
    const folder = mkdtempSync(path.join(tmpdir(), 'version-before-'));
    chmodSync(folder, 0o755); // else the database's account could not read it, and the cluster would stand elsewhere
    checkOut(commit, folder);
    if (await isMade(folder, label)) return folder;
    rmSync(folder, { recursive: true, force: true });
    if (someWereKilled()) throw new PlainError('Interrupted.');
    console.log(`${title} could not be built and seeded.`);
  }
  throw new PlainError(`No version before could be built and seeded. ${NAME_ONE}`);
}
