import { existsSync, rmSync } from 'node:fs';
import { compressFiles } from './compress-files.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { childEnv, runLogged, tool } from '../lib/run-command.mjs';
import { fingerprint, isStamped, stamp } from '../lib/source-fingerprint.mjs';

/** The sources of a build. Content and environment are not among them: both are read at run time. */
export const SOURCES = [
  'astro.config.mjs',
  'brand.config.ts',
  'messages',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'public',
  'scripts/bundle-server.mjs',
  'scripts/lib/payload-patches-loader.mjs',
  'scripts/lib/payload-patches.mjs',
  'scripts/lib/deduplicate-payload-styles.mjs',
  'scripts/lib/server-bundle-options.mjs',
  'src',
  'tsconfig.json',
];

const stampFile = inRoot('.next/SITE_BUILD');

/** The fingerprint of the current build when its sources have not changed since; else undefined. */
export function currentBuild() {
  const sources = fingerprint(...SOURCES);
  return isStamped(stampFile, sources) ? sources : undefined;
}

/** Whether there is a build to serve, of the current sources or of earlier ones. */
export const hasBuild = () => existsSync(stampFile) && existsSync(inRoot('dist/serving/site.mjs'));

/**
 * Builds the site when its sources have changed since the last complete build. Returns a short remark for the output.
 * @param {() => Promise<void>} [before] called before the current build is replaced
 */
export async function build(before) {
  const sources = fingerprint(...SOURCES);
  if (isStamped(stampFile, sources)) return 'up to date';
  await before?.();
  rmSync(stampFile, { force: true });
  const env = childEnv({ NODE_ENV: 'production' });
  delete env.DATABASE_URL; // a build must not read content from the database
  await runLogged('Building the pages', [process.execPath, tool('astro'), 'build'], { env });
  await compressFiles(inRoot('dist/client'));
  await runLogged('Building the admin', [process.execPath, tool('next'), 'build'], { env });
  const bundling = [process.execPath, inRoot('scripts/bundle-server.mjs')];
  await runLogged('Bundling the server', bundling, { env });
  stamp(stampFile, sources);
  return 'built';
}
