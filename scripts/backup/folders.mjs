import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What belongs to a site beside its database: pictures, and files that no address serves without a check. */
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
      // Somebody may have been erased since the folder was read.
      if (!entry.isFile() || !existsSync(file)) continue;
      yield { name: `files/${path.relative(dataDir, file).split(path.sep).join('/')}`, file };
    }
  }
}

/** Puts unpacked folders in place of the present ones, which wait aside. */
export async function swapFolders(dataDir, unpacked) {
  // Pages of the content that is replaced must not be shown again, should the database go away after this.
  await rm(path.join(dataDir, 'last-good'), { recursive: true, force: true });
  const aside = path.join(dataDir, ASIDE);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const folder of FOLDERS) {
    const [now, old, restored] = [dataDir, aside, unpacked].map((one) => path.join(one, folder));
    if (existsSync(now) && !existsSync(old)) await rename(now, old);
    if (existsSync(restored)) await rename(restored, now);
  }
}

/** Brings back the folders that a restore put aside. */
export async function bringFoldersBack(dataDir) {
  const aside = path.join(dataDir, ASIDE);
  if (!existsSync(aside)) return;
  for (const folder of await readdir(aside)) {
    await rm(path.join(dataDir, folder), { recursive: true, force: true });
    await rename(path.join(aside, folder), path.join(dataDir, folder));
  }
  await rm(aside, { recursive: true, force: true });
}

/** Lets go of the folders that were put aside. */
export const letFoldersGo = (dataDir) =>
  rm(path.join(dataDir, ASIDE), { recursive: true, force: true });
