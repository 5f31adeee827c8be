import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** Files whose names say what is in them, from a build's folder, and where they are served. */
const HASHED = [
  ['dist/client/_site', '_site'],
  ['.next/static', '_next/static'],
];
/** Builds before the running one whose files are served. */
const MOST_EARLIER = 3;

const home = (dataDir) => path.join(dataDir, 'builds');

/** Names of the builds that are kept, the latest first. */
function kept(dataDir) {
  const age = (name) => statSync(path.join(home(dataDir), name)).mtimeMs;
  return readdirSync(home(dataDir))
    .filter((name) => /^[\da-f]{16}$/.test(name))
    .toSorted((a, b) => age(b) - age(a));
}

/**
 * Keeps this build's hashed files in the data folder, which outlives it: pages that a reader has open ask for them
 * after the next build has taken its place. Those of builds long gone go. Where nothing can be written nothing is kept.
 *
 * @param {string} dataDir
 * @param {string} [from] folder of the project
 */
export function keepBuild(dataDir, from = root) {
  try {
    const mark = readFileSync(path.join(from, '.next/SITE_BUILD'), 'utf8').slice(0, 16);
    const own = path.join(home(dataDir), mark);
    mkdirSync(home(dataDir), { recursive: true, mode: 0o700 });
    // Copies that a start did not finish; one start at a time is here.
    for (const name of readdirSync(home(dataDir)).filter((each) => each.endsWith('.part'))) {
      rmSync(path.join(home(dataDir), name), { recursive: true, force: true });
    }
    if (!existsSync(own)) {
      const part = `${own}.part`;
      for (const [source, served] of HASHED) {
        cpSync(path.join(from, source), path.join(part, served), { recursive: true });
      }
      renameSync(part, own); // under its name it is whole
    }
    const others = kept(dataDir).filter((name) => name !== mark);
    for (const name of others.slice(MOST_EARLIER)) {
      rmSync(path.join(home(dataDir), name), { recursive: true, force: true });
    }
  } catch {
    // a full disk, or one that is read-only: this build is served all the same
  }
}

/**
 * Folders with the hashed files of earlier builds, the latest first.
 *
 * @param {string} dataDir
 * @param {string} [from] folder of the project
 */
export function earlierBuilds(dataDir, from = root) {
  try {
    const mark = readFileSync(path.join(from, '.next/SITE_BUILD'), 'utf8').slice(0, 16);
    return kept(dataDir)
      .filter((name) => name !== mark)
      .map((name) => path.join(home(dataDir), name));
  } catch {
    return [];
  }
}
