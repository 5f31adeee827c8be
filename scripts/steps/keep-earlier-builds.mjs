import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../lib/project-paths.mjs';

/** Folders of files with a content hash in their name: the path in a build, and the path in a URL. */
const HASHED = [
  ['dist/client/_site', '_site'],
  ['.next/static', '_next/static'],
];
/** The number of earlier builds whose files are still served. */
const MAX_EARLIER_BUILDS = 3;

const home = (dataDir) => path.join(dataDir, 'builds');

/** Names of the stored builds, the latest first. */
function kept(dataDir) {
  const age = (name) => statSync(path.join(home(dataDir), name)).mtimeMs;
  return readdirSync(home(dataDir))
    .filter((name) => /^[\da-f]{16}$/.test(name))
    .toSorted((a, b) => age(b) - age(a));
}

/**
 * Copies this build's hashed files to the data folder: pages opened before the next build still request them.
 * Files of much older builds are deleted. Does nothing where the folder can not be written.
 * @param {string} dataDir
 * @param {string} [from] folder of the project
 */
export function keepBuild(dataDir, from = root) {
  try {
    const id = readFileSync(path.join(from, '.next/SITE_BUILD'), 'utf8').slice(0, 16);
    const own = path.join(home(dataDir), id);
    mkdirSync(home(dataDir), { recursive: true, mode: 0o700 });
    // Deletes copies that an interrupted start left; only one start runs this at a time.
    for (const name of readdirSync(home(dataDir)).filter((each) => each.endsWith('.part'))) {
      rmSync(path.join(home(dataDir), name), { recursive: true, force: true });
    }
    if (!existsSync(own)) {
      const part = `${own}.part`;
      for (const [source, served] of HASHED) {
        cpSync(path.join(from, source), path.join(part, served), { recursive: true });
      }
      renameSync(part, own); // renamed last, so that a copy with its final name is always complete
    }
    const others = kept(dataDir).filter((name) => name !== id);
    for (const name of others.slice(MAX_EARLIER_BUILDS)) {
      rmSync(path.join(home(dataDir), name), { recursive: true, force: true });
    }
  } catch {
    // a full or read-only disk: this build is served anyway
  }
}

/**
 * URLs of the hashed files of this build.
 *
 * @param {string} [from] folder of the project
 * @returns {Set<string>}
 */
export function ownFiles(from = root) {
  const addresses = HASHED.flatMap(([source, served]) =>
    globSync('**/*', { cwd: path.join(from, source) }).map(
      (file) => `/${served}/${file.replaceAll('\\', '/')}`,
    ),
  );
  return new Set(addresses);
}

/**
 * Folders with the hashed files of earlier builds, the latest first.
 *
 * @param {string} dataDir
 * @param {string} [from] folder of the project
 */
export function earlierBuilds(dataDir, from = root) {
  try {
    const id = readFileSync(path.join(from, '.next/SITE_BUILD'), 'utf8').slice(0, 16);
    return kept(dataDir)
      .filter((name) => name !== id)
      .map((name) => path.join(home(dataDir), name));
  } catch {
    return [];
  }
}
