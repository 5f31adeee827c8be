import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env';
import { isData } from './is-json-object';

/** The last backup that `npm run backup` finished on this machine; `at` is in ISO 8601. */
export type LastBackup = {
  at: string;
  isEncrypted: boolean;
  /** Whether the backup is so old that somebody should make another. */
  isOld: boolean;
  /** When the date of the backup was read, in milliseconds since 1970. */
  readAt: number;
};

/** After this time a backup counts as old. */
const OLD_AFTER_MS = 7 * 86_400_000;

/** Reads `last-backup.json` in DATA_DIR, which the command writes; null when the file is missing or invalid. */
export async function readLastBackup(): Promise<LastBackup | null> {
  const file = path.resolve(env().DATA_DIR, 'last-backup.json');
  try {
    const noted: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isData(noted) || typeof noted.at !== 'string' || Number.isNaN(Date.parse(noted.at))) {
      return null;
    }
    const readAt = Date.now();
    const isOld = readAt - Date.parse(noted.at) > OLD_AFTER_MS;
    return { at: noted.at, isEncrypted: noted.isEncrypted === true, isOld, readAt };
  } catch {
    return null;
  }
}
