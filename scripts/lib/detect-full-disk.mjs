import { statfsSync } from 'node:fs';
import { PlainError } from './print-command-progress.mjs';

/** Matches the error messages by which Node and Postgres report a full disk. */
const FULL_DISK_PATTERN = /ENOSPC|No space left on device|\b53100\b/;
/** The minimum free space: the size of one segment of Postgres' log (WAL), without which Postgres stops. */
const MIN_BYTES = 16 * 1024 * 1024;

function hasNoRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < MIN_BYTES;
  } catch {
    return false;
  }
}

/** Returns the error itself, or, if a full disk caused it, an error with a sentence about the disk. */
export function orFullDisk(error, folder) {
  if (!FULL_DISK_PATTERN.test(`${error?.code} ${error?.message}`) && !hasNoRoom(folder)) {
    return error;
  }
  return new PlainError(
    `The disk of ${folder} is full; free some space, or set DATA_DIR to a folder on another disk, and start again.`,
  );
}
