import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { env } from '@/lib/env';
import { isMissingFile } from '@/lib/error-chain';
import { seal, unseal } from './sealed';

/** Most that waits at once; about as much as a site takes in a day of such an outage. */
export const MOST_FILES = 2000;
export const MOST_BYTES = 256 * 1024 * 1024;
/** A part that nobody has finished within this time was left by a process that died. */
const PART_MS = 10 * 60_000;

const ENDING = '.lead';
const PART = '.part';
/** When it was accepted, in milliseconds since 1970, so that names are in that order. */
const NAME = /^(\d{13})-[\da-f-]{36}\.lead$/;

/** The spool has as many files or bytes as it may have. */
export class SpoolFullError extends Error {}

const folder = (): string => path.resolve(env().DATA_DIR, 'lead-spool');
/** Holds files that can not be read or are refused, for a person to look at. */
const asideFolder = (): string => path.join(folder(), 'aside');

/** Names in a folder, the earliest first; none when there is no folder. */
async function namesIn(place: string): Promise<string[]> {
  try {
    return (await readdir(place)).sort();
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}

/** What was made, renamed or removed in a folder stays so after a power cut. */
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
        () => 0, // stored meanwhile
      );
    }
  }
  if (files >= MOST_FILES || total > MOST_BYTES) throw new SpoolFullError();
}

/** Writes pass in turn, so that the bounds hold. */
const oneByOne = pLimit(1);

async function write(text: string, at: Date): Promise<void> {
  const name = `${String(at.getTime()).padStart(13, '0')}-${randomUUID()}${ENDING}`;
  const sealed = seal(name, text);
  await makeFolder(folder());
  await requireRoom(sealed.length);
  const file = path.join(folder(), name);
  try {
    const handle = await open(file + PART, 'wx', 0o600);
    try {
      await handle.writeFile(sealed);
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
 * Keeps a text on the disk, encrypted and for this account alone. Once it returns, neither a kill nor a power
 * cut takes it away.
 *
 * @param at when what it tells of was accepted
 * @throws SpoolFullError, or what the file system says; nothing is kept then
 */
export const keep = (text: string, at: Date): Promise<void> => oneByOne(() => write(text, at));

/** Names of what waits, the earliest first. */
export const waiting = async (): Promise<string[]> =>
  (await namesIn(folder())).filter((name) => NAME.test(name));

/**
 * What was kept under a name; null when another process has taken it meanwhile.
 *
 * @throws NotOursError
 */
export async function read(name: string): Promise<string | null> {
  let sealed: Buffer;
  try {
    sealed = await readFile(path.join(folder(), name));
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
  return unseal(name, sealed);
}

/** Lets go of what is stored elsewhere now. */
export async function release(name: string): Promise<void> {
  await rm(path.join(folder(), name), { force: true });
  await syncFolder(folder());
}

/** Puts away what would stand in the way for ever, until a person has looked at it. */
export async function setAside(name: string): Promise<void> {
  await makeFolder(asideFolder());
  try {
    await rename(path.join(folder(), name), path.join(asideFolder(), name));
  } catch (error) {
    if (!isMissingFile(error)) throw error; // another process has done it
  }
}

/** Removes what processes that died in the middle of a write have left; nobody was told that it is kept. */
export async function removeParts(): Promise<void> {
  for (const name of await namesIn(folder())) {
    if (!name.endsWith(PART)) continue;
    const part = path.join(folder(), name);
    const { mtimeMs } = await stat(part).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > PART_MS) await rm(part, { force: true });
  }
}

/** What waits and for how long, and what was set aside, by file names, which say nothing of a person. */
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
