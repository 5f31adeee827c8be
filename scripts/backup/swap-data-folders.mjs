import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * The folders of a site's data outside the database: pictures, and files that are served only after an access check.
 */
const FOLDERS = ['media', 'private'];
const ASIDE = 'before-restore';

/** Every file of the site below its data folder, with the name it has in an archive. */
export async function* siteFiles(dataDir) {
  for (const folder of FOLDERS) {
    const top = path.join(dataDir, folder);
    if (!existsSync(top)) continue;
    const entries = await readdir(top, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = path.join(entry.parentPath, entry.name);
      // The file may have been erased (a privacy request) since the folder was listed.
      if (!entry.isFile() || !existsSync(file)) continue;
      yield { name: `files/${path.relative(dataDir, file).split(path.sep).join('/')}`, file };
    }
  }
}

/**
 * Replaces the current data folders by those of the archive; the current ones are moved aside until the restore is
 * complete.
 */
export async function swapFolders(dataDir, unpacked) {
  // The last good pages show content that is being replaced; they must not be served if the database goes
  // down later.
  await rm(path.join(dataDir, 'last-good'), { recursive: true, force: true });
  const aside = path.join(dataDir, ASIDE);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const folder of FOLDERS) {
    const [now, old, restored] = [dataDir, aside, unpacked].map((one) => path.join(one, folder));
    if (existsSync(now) && !existsSync(old)) await rename(now, old);
    if (existsSync(restored)) await rename(restored, now);
  }
}

/** Undoes `swapFolders`: the folders that a restore moved aside come back. */
export async function restoreFolders(dataDir) {
  const aside = path.join(dataDir, ASIDE);
  if (!existsSync(aside)) return;
  for (const folder of await readdir(aside)) {
    await rm(path.join(dataDir, folder), { recursive: true, force: true });
    await rename(path.join(aside, folder), path.join(dataDir, folder));
  }
  await rm(aside, { recursive: true, force: true });
}

export const deleteSetAsideFolders = (dataDir) =>
  rm(path.join(dataDir, ASIDE), { recursive: true, force: true });
