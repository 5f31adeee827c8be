import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { errorFields, log } from '@/lib/write-log-line';
import { databaseAnswers } from '../cache-refresh-listener';
import {
  isDatabaseAway,
  lastGoodFolder,
  mayShowLastGood,
  writeWhole,
} from '../page-copies-for-outages';
import { findPublicPictures, type PublicPicture } from '../queries/payload/find-public-pictures';
import { onRefresh, type Stale } from '../refresh-caches-of-process';

/*
 * The file names of all pictures that visitors may read, with their versions. While the database is up, the CMS decides
 * about each picture; while it is down, this list does. The list is in memory, and on disk for a process that starts
 * meanwhile.
 */

/** The version of each picture by its file name. */
export type PublicPictures = ReadonlyMap<string, string>;

const storageKey = Symbol.for('site.public-pictures');
const savedKey = Symbol.for('site.public-pictures.saved');
// Stored on `globalThis`, because the background work and the admin come from separate bundles, each with its own copy
// of this module.
const shared = globalThis as {
  /** The list that this process read. */
  [storageKey]?: PublicPictures;
  /** The list on disk, once it was needed: without the database, each request for a picture needs it. */
  [savedKey]?: PublicPictures;
};

const RETRY_INTERVAL_MS = 3000;
let retry: NodeJS.Timeout | undefined;
/** How many reads of the list were begun, and which of them gave the present list. */
let asked = 0;
let answered = 0;
/** Whether the last read failed. Only the first of several failures is logged. */
let isWaiting = false;

const savedFile = (): string | null => {
  const folder = lastGoodFolder();
  return folder && path.join(folder, 'pictures.json');
};

/** Deletes the list on disk, when it may have pictures that visitors may no longer read. */
function removeSaved(): void {
  delete shared[savedKey];
  const file = savedFile();
  try {
    if (file) rmSync(file, { force: true });
  } catch (error) {
    log.warn('public-pictures.not-removed', errorFields(error));
  }
}

/** Writes the list to disk. When that fails, the earlier file is deleted, because it may be outdated. */
function save(pictures: Iterable<PublicPicture>): void {
  delete shared[savedKey];
  const file = savedFile();
  if (file && !writeWhole(file, JSON.stringify([...pictures]))) removeSaved();
}

/** The list on disk; empty where there is none, or it can not be read. */
function readSaved(): PublicPictures {
  try {
    return new Map(JSON.parse(readFileSync(savedFile() ?? '', 'utf8')) as PublicPicture[]);
  } catch {
    return new Map();
  }
}

type WhenRead = (list: PublicPictures) => Promise<void>;

/** Reads the list. A failed read is repeated until it succeeds; meanwhile the list that was read last counts. */
async function load(whenRead: WhenRead): Promise<void> {
  clearTimeout(retry);
  const turn = (asked += 1);
  // What a read finds may be older than the change for which a later one was begun, so only the last one counts.
  const isLast = () => turn === asked;
  try {
    const pictures = await findPublicPictures();
    if (!isLast()) return;
    answered = turn;
    const list = new Map(pictures);
    shared[storageKey] = list;
    save(list);
    await whenRead(list);
    isWaiting = false;
  } catch (error) {
    const isUp = await databaseAnswers();
    if (!isLast()) return;
    // The file may be that of an earlier process, and outdated: it counts as fresh as long as the database is reached.
    if (answered !== turn && isUp) removeSaved();
    if (!isWaiting) log.warn('public-pictures.waiting', errorFields(error));
    isWaiting = true;
    retry = setTimeout(() => void load(whenRead), RETRY_INTERVAL_MS).unref();
  }
}

/** Whether a cache tag is that of a picture, or of the list of pictures, which the trash refreshes. */
const isOfPictures = (tag: string): boolean => /^(?:picture|list:media):/.test(tag);

/** Removes changed pictures from the list, in memory and on disk: they may be in the trash now. */
function drop(stale: Stale): void {
  if (stale === 'all') return;
  const ids = new Set(stale.flatMap((tag) => /^picture:(.+)$/.exec(tag)?.[1] ?? []));
  // A version begins with the id of its picture.
  const others = (list: PublicPictures) =>
    new Map([...list].filter(([, version]) => !ids.has(version.slice(0, version.indexOf(' ')))));
  const list = shared[storageKey];
  if (list) shared[storageKey] = others(list);
  const onDisk = readSaved();
  const left = others(onDisk);
  if (left.size < onDisk.size) save(left);
}

/**
 * Reads the list now, and again after each change of a picture. A changed picture is off the list before the change is
 * answered, even when the list can not be read: until it can be, the picture is not shown without the database. As with
 * the published URLs, a failed read does not fail the refresh, because that would delay the refresh of pages.
 * @param whenRead called each time the list was read
 */
export function keepPublicPictures(whenRead: WhenRead): void {
  onRefresh(async (stale) => {
    if (stale !== 'all' && !stale.some(isOfPictures)) return;
    drop(stale);
    await load(whenRead);
  });
  void load(whenRead);
}

/** The list that an earlier process wrote; empty where there is none, or it is too old. */
const saved = (): PublicPictures =>
  mayShowLastGood() ? (shared[savedKey] ??= readSaved()) : new Map<string, string>();

/** Whether visitors may read a picture, as far as it is known without the database. */
export const isPublicPicture = (name: string): boolean => (shared[storageKey] ?? saved()).has(name);

/** The list by which pictures may be shown without asking the CMS: none from a change until the list is read again. */
function presentList(): PublicPictures | undefined {
  if (isDatabaseAway()) return shared[storageKey] ?? saved();
  return asked === answered ? shared[storageKey] : undefined;
}

/** The version of a picture that is known to be public; undefined for any other. */
export const publicPictureVersion = (name: string): string | undefined => presentList()?.get(name);
