import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Notes in DATA_DIR when a backup was made: the admin's first page says so. The backup is saved by then, so a note that
 * can not be written is no failure.
 * @param {string} dataDir
 * @param {{ at: string, isEncrypted: boolean }} note
 * @returns {Promise<string>} what the person who made the backup has to know; empty when the note is written
 */
export async function noteLastBackup(dataDir, note) {
  try {
    await writeFile(path.join(dataDir, 'last-backup.json'), JSON.stringify(note));
    return '';
  } catch (error) {
    return `The backup is saved, but the admin can not say so: last-backup.json in ${dataDir} can not be written (${error.code})`;
  }
}
