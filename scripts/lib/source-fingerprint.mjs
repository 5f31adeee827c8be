import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './project-paths.mjs';

/**
 * Matches files that no build and no server reads: tests, and the snapshots of the schema from which Payload makes
 * the next migration. They are left out of fingerprints, and not copied to a server.
 */
export const OF_DEVELOPMENT = /\.test\.\w+$|(?:^|\/)cms\/migrations\/[^/]+\.json$/;

function filesBelow(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .filter((file) => !OF_DEVELOPMENT.test(file));
}

/** A fingerprint of files and folders of the project: a hash of their paths and contents. */
export function fingerprint(...entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesBelow(inRoot(entry))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function isStamped(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

/**
 * Writes the stamp file. Called last, when the work is complete, so that an interrupted run never counts as complete.
 */
export function stamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, value);
}
