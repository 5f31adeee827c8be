import { statfsSync } from 'node:fs';
import { PlainError } from './command-output.mjs';

/** How Node, Postgres's log and a Postgres error report a full disk. */
const FULL_DISK_PATTERN = /ENOSPC|No space left on device|\b53100\b/;
/** The size of Postgres's log segments (WAL): it stops without room for one. */
const MIN_BYTES = 16 * 1024 * 1024;

function hasNoRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < MIN_BYTES;
  } catch {
    return false;
  }
}

/** The error itself, or a plain sentence about the full disk that caused it. */
export function orFullDisk(error, folder) {
  if (!FULL_DISK_PATTERN.test(`${error?.code} ${error?.message}`) && !hasNoRoom(folder)) {
    return error;
  }
  return new PlainError(
    `The disk of ${folder} is full; free some space, or set DATA_DIR to a folder on another disk, and start again.`,
  );
}
