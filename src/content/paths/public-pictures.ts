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

/** The version of each picture by its file name. */
export type PublicPictures = ReadonlyMap<string, string>;

const storageKey = Symbol.for('site.public-pictures');
// Stored on `globalThis`, because the background work and the admin come from separate bundles, each with its own copy
// of this module.
const shared = globalThis as { [storageKey]?: PublicPictures };

const RETRY_INTERVAL_MS = 3000;
let retry: NodeJS.Timeout | undefined;
/** How many times the list was asked for, and which of these times gave the present list. */
let asked = 0;
let answered = 0;

const savedFile = (): string | null => {
  const folder = lastGoodFolder();
  return folder && path.join(folder, 'pictures.json');
};

type WhenRead = (list: PublicPictures) => Promise<void>;

/** Reads the list. A failed read is repeated until it succeeds; meanwhile the list that was read last counts. */
async function load(whenRead: WhenRead): Promise<void> {
  const turn = (asked += 1);
  try {
    const pictures = await findPublicPictures();
    if (turn < answered) return; // a later read was faster
    answered = turn;
    const list = new Map(pictures);
    shared[storageKey] = list;
    const file = savedFile();
    if (file) writeWhole(file, JSON.stringify(pictures));
    await whenRead(list);
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
export function keepPublicPictures(whenRead: WhenRead): void {
  onRefresh(async (stale) => {
    if (stale === 'all' || stale.some(isOfPictures)) await load(whenRead);
  });
  void load(whenRead);
}

/** The list that an earlier process wrote; empty where there is none, or it is too old. */
function saved(): PublicPictures {
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

/** The list by which pictures may be shown without asking the CMS: none from a change until the list is read again. */
function presentList(): PublicPictures | undefined {
  if (isDatabaseAway()) return shared[storageKey] ?? saved();
  return asked === answered ? shared[storageKey] : undefined;
}

/** The version of a picture that is known to be public; undefined for any other. */
export const publicPictureVersion = (name: string): string | undefined => presentList()?.get(name);
