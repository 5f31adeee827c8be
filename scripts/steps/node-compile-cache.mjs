import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/project-paths.mjs';

/** The stamp that scripts/steps/build.mjs writes at the end of a complete build. */
const buildFile = inRoot('.next/SITE_BUILD');

/**
 * The folder of Node's compile cache for this build (`NODE_COMPILE_CACHE`), so that a second start need not compile
 * again; caches of other builds are deleted. Node itself distinguishes its versions and files. Undefined where nothing
 * can be written: then everything is compiled.
 * @param {string} dataDir
 */
export function compiledFolder(dataDir) {
  const home = path.join(dataDir, 'compiled');
  try {
    const build = readFileSync(buildFile, 'utf8').slice(0, 16);
    mkdirSync(path.join(home, build), { recursive: true, mode: 0o700 });
    for (const other of readdirSync(home)) {
      if (other !== build) rmSync(path.join(home, other), { recursive: true, force: true });
    }
    return path.join(home, build);
  } catch {
    return undefined;
  }
}
