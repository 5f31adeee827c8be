import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorFields, log } from '@/lib/write-log-line';
import {
  isDatabaseAway,
  lastGoodFolder,
  mayShowLastGood,
  writeWhole,
} from '../page-copies-for-outages';
import { findPublicPictures, type PublicPicture } from '../queries/payload/find-public-pictures';
import { onRefresh } from '../refresh-caches-of-process';

/*
 * The file names of all pictures that visitors may read, with their versions. While the database is up, the CMS decides about each picture;
 * while it is down, this list does, which is in memory, and on disk for a process that starts meanwhile.
 */

const storageKey = Symbol.for('site.public-pictures');
// Stored on `globalThis`, because the background work and the admin come from separate bundles, each with its own copy
// of this module.
const shared = globalThis as { [storageKey]?: ReadonlyMap<string, string> };

const RETRY_INTERVAL_MS = 3000;
let retry: NodeJS.Timeout | undefined;

const savedFile = (): string | null => {
  const folder = lastGoodFolder();
  return folder && path.join(folder, 'pictures.json');
};

/** Reads the list. A failed read is repeated until it succeeds; meanwhile the list that was read last counts. */
async function load(whenRead: () => Promise<void>): Promise<void> {
  try {
    const pictures = await findPublicPictures();
    shared[storageKey] = new Map(pictures);
    const file = savedFile();
    if (file) writeWhole(file, JSON.stringify(pictures));
    await whenRead();
  } catch (error) {
    log.warn('public-pictures.waiting', errorFields(error));
    retry ??= setTimeout(() => {
      retry = undefined;
      void load(whenRead);
    }, RETRY_INTERVAL_MS).unref();
  }
}

/** Whether a cache tag is that of a picture, or of the list of pictures, which the trash refreshes. */
const isOfPictures = (tag: string): boolean => /^(?:picture|list:media):/.test(tag);

/**
 * Reads the list now, and again after each change of a picture, before the change is answered.
 * @param whenRead called each time the list was read
 */
export function keepPublicPictures(whenRead: () => Promise<void>): void {
  onRefresh(async (stale) => {
    if (stale === 'all' || stale.some(isOfPictures)) await load(whenRead);
  });
  void load(whenRead);
}

/** The list that an earlier process wrote; empty where there is none, or it is too old. */
function saved(): ReadonlyMap<string, string> {
  const file = savedFile();
  if (!file || !mayShowLastGood()) return new Map();
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as PublicPicture[]);
  } catch {
    return new Map();
  }
}

/** Whether visitors may read a picture, as far as it is known without the database. */
export const isPublicPicture = (name: string): boolean => (shared[storageKey] ?? saved()).has(name);

/**
 * The version of a picture that visitors may read; undefined for any other, and until the list is read. The list of an
 * earlier process counts only while the database is down.
 */
export const publicPictureVersion = (name: string): string | undefined =>
  (shared[storageKey] ?? (isDatabaseAway() ? saved() : undefined))?.get(name);
