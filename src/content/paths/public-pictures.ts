import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorFields, log } from '@/lib/write-log-line';
import { lastGoodFolder, mayShowLastGood, writeWhole } from '../page-copies-for-outages';
import { findPublicPictures } from '../queries/payload/find-public-pictures';
import { onRefresh } from '../refresh-caches-of-process';

/*
 * The file names of all pictures that visitors may read. While the database is up, the CMS decides about each picture;
 * while it is down, this list does, which is in memory, and on disk for a process that starts meanwhile.
 */

const storageKey = Symbol.for('site.public-pictures');
// Stored on `globalThis`, because the background work and the admin come from separate bundles, each with its own copy
// of this module.
const shared = globalThis as { [storageKey]?: ReadonlySet<string> };

const RETRY_INTERVAL_MS = 3000;
let retry: NodeJS.Timeout | undefined;

const savedFile = (): string | null => {
  const folder = lastGoodFolder();
  return folder && path.join(folder, 'pictures.json');
};

/** Reads the list. A failed read is repeated until it succeeds; meanwhile the list that was read last counts. */
async function load(): Promise<void> {
  try {
    const names = await findPublicPictures();
    shared[storageKey] = new Set(names);
    const file = savedFile();
    if (file) writeWhole(file, JSON.stringify(names));
  } catch (error) {
    log.warn('public-pictures.waiting', errorFields(error));
    retry ??= setTimeout(() => {
      retry = undefined;
      void load();
    }, RETRY_INTERVAL_MS).unref();
  }
}

/** Whether a cache tag is that of a picture, or of the list of pictures, which the trash refreshes. */
const isOfPictures = (tag: string): boolean => /^(?:picture|list:media):/.test(tag);

/** Reads the list now, and again after each change of a picture, before the change is answered. */
export function keepPublicPictures(): void {
  onRefresh(async (stale) => {
    if (stale === 'all' || stale.some(isOfPictures)) await load();
  });
  void load();
}

/** The list that an earlier process wrote; empty where there is none, or it is too old. */
function saved(): ReadonlySet<string> {
  const file = savedFile();
  if (!file || !mayShowLastGood()) return new Set();
  try {
    return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

/** Whether visitors may read a picture, as far as it is known without the database. */
export const isPublicPicture = (name: string): boolean => (shared[storageKey] ?? saved()).has(name);
