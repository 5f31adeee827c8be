import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { env } from '@/lib/env';
import { isMissingFile } from '@/lib/causes-of-error';
import { encryptFile, decryptFile } from './encrypt-spooled-file';

/** The maximum number of spooled files: about what a site receives in a day. */
export const MAX_FILES = 2000;
export const MAX_BYTES = 256 * 1024 * 1024;
/** A temporary file older than this many milliseconds was left by a process that died. */
const PART_MS = 10 * 60_000;

const ENDING = '.lead';
const PART = '.part';
/** The names of spooled files. Each begins with the time at which the form was accepted, so that names sort by time. */
const NAME = /^(\d{13})-[\da-f-]{36}\.lead$/;

/** The spool has reached its maximum number of files or bytes. */
export class SpoolFullError extends Error {}

const folder = (): string => path.resolve(env().DATA_DIR, 'lead-spool');
/** The folder of files that are unreadable or were refused, for a person to look at. */
const asideFolder = (): string => path.join(folder(), 'aside');

/** Names of the files in a folder, sorted; empty when the folder does not exist. */
async function namesIn(place: string): Promise<string[]> {
  try {
    return (await readdir(place)).sort();
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}

/** Flushes a folder to disk (fsync), so that created, renamed and removed files survive a power cut. */
async function syncFolder(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeFolder(place: string): Promise<void> {
  const first = await mkdir(place, { recursive: true, mode: 0o700 });
  if (first) await syncFolder(path.dirname(first));
}

async function requireRoom(bytes: number): Promise<void> {
  let files = 0;
  let total = bytes;
  for (const place of [folder(), asideFolder()]) {
    for (const name of await namesIn(place)) {
      if (!name.endsWith(ENDING)) continue;
      files += 1;
      total += await stat(path.join(place, name)).then(
        ({ size }) => size,
        () => 0, // another process has stored the form and deleted its file meanwhile
      );
    }
  }
  if (files >= MAX_FILES || total > MAX_BYTES) throw new SpoolFullError();
}

/** Queues writes one after the other, so that the limits of the spool hold. */
const oneByOne = pLimit(1);

async function write(text: string, at: Date): Promise<void> {
  const name = `${String(at.getTime()).padStart(13, '0')}-${randomUUID()}${ENDING}`;
  const encrypted = encryptFile(name, text);
  await makeFolder(folder());
  await requireRoom(encrypted.length);
  const file = path.join(folder(), name);
  try {
    const handle = await open(file + PART, 'wx', 0o600);
    try {
      await handle.writeFile(encrypted);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(file + PART, file);
    await syncFolder(folder());
  } catch (error) {
    await Promise.allSettled([file + PART, file].map((left) => rm(left, { force: true })));
    throw error;
  }
}

/**
 * Stores a text on the disk, encrypted and readable by this account only. Once it returns, the text survives a kill and
 * a power cut.
 *
 * @param at when the submission was accepted
 * @throws SpoolFullError, or an error of the file system; nothing is stored then
 */
export const spoolForm = (text: string, at: Date): Promise<void> => oneByOne(() => write(text, at));

/** Names of the spooled files, oldest first. */
export const waiting = async (): Promise<string[]> =>
  (await namesIn(folder())).filter((name) => NAME.test(name));

/**
 * The decrypted text of a spooled file; null when another process has taken the file meanwhile.
 * @throws DecryptionError
 */
export async function read(name: string): Promise<string | null> {
  let encrypted: Buffer;
  try {
    encrypted = await readFile(path.join(folder(), name));
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
  return decryptFile(name, encrypted);
}

/** Deletes a spooled file once its content is stored in the database. */
export async function deleteSpooled(name: string): Promise<void> {
  await rm(path.join(folder(), name), { force: true });
  await syncFolder(folder());
}

/** Moves a spooled file that would fail again and again into the folder for a person to look at. */
export async function setAside(name: string): Promise<void> {
  await makeFolder(asideFolder());
  try {
    await rename(path.join(folder(), name), path.join(asideFolder(), name));
  } catch (error) {
    if (!isMissingFile(error)) throw error; // a missing file means that another process has set it aside
  }
}

/** Removes temporary files of processes that died while writing; the senders of those forms got no confirmation. */
export async function removePartialFiles(): Promise<void> {
  for (const name of await namesIn(folder())) {
    if (!name.endsWith(PART)) continue;
    const part = path.join(folder(), name);
    const { mtimeMs } = await stat(part).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > PART_MS) await rm(part, { force: true });
  }
}

/** The spooled files, how long they have waited, and those set aside, by file names, which contain no personal data. */
export type SpoolState = { waiting: number; oldestSeconds: number; aside: string[] };

/** The state of the spool; null while it is empty. */
export async function spoolState(): Promise<SpoolState | null> {
  const names = await waiting();
  const aside = (await namesIn(asideFolder())).filter((name) => NAME.test(name));
  if (names.length + aside.length === 0) return null;
  const since = Number(NAME.exec(names[0] ?? '')?.[1] ?? Date.now());
  const oldestSeconds = Math.max(0, Math.round((Date.now() - since) / 1000));
  return { waiting: names.length, oldestSeconds, aside };
}
