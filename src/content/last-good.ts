import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/log';

/**
 * What is kept on disk for the time that the database is away: pages, live addresses, lists of another server. Its
 * folder belongs to one build with one environment and one database; what another one has written is not for it.
 */

/** How long, after the database was reached last, a process that has been started since shows what is on disk. */
const LAST_GOOD_MS = 3_600_000;
/** How exactly that moment is known to a next process. */
const NOTED_EACH_MS = 30_000;

type State = {
  /** By the clock that is never set back; undefined while this process has not reached it. */
  reachedAt?: number;
  /** Of an earlier process: how long before the start of this one. */
  ageAtStart?: number;
  notedAt?: number;
  isAway: boolean;
  checked: PromiseWithResolvers<void>;
  isChecked: boolean;
};

const storageKey = Symbol.for('site.content.last-good');
const shared = globalThis as { [storageKey]?: State };
// One per process: pages and the admin come from two bundles.
const state = (shared[storageKey] ??= {
  isAway: false,
  isChecked: false,
  checked: Promise.withResolvers<void>(),
});

/** Of an address of a database: what stays the same when the bundled one gets another port. */
function databaseName(address: string): string {
  const { hostname, port, pathname, username } = new URL(address);
  return [username, hostname, hostname === '127.0.0.1' ? '' : port, pathname].join(' ');
}

/** What the running build was made from; undefined in development. */
function buildMark(): string | undefined {
  if (env().NODE_ENV !== 'production') return undefined;
  try {
    return readFileSync('.next/SITE_BUILD', 'utf8');
  } catch {
    return undefined;
  }
}

let folder: string | null | undefined;

const home = (): string => path.resolve(env().DATA_DIR, 'last-good');

/** The folder of this build; null where nothing is kept, as in development. */
export function lastGoodFolder(): string | null {
  if (folder !== undefined) return folder;
  const build = buildMark();
  if (!build) return (folder = null);
  const { DATABASE_URL, ...others } = env();
  const made = JSON.stringify([build, others, databaseName(DATABASE_URL)]);
  const name = createHash('sha256').update(made).digest('hex').slice(0, 24);
  return (folder = path.join(home(), name));
}

const reachedFile = (): string | null => {
  const own = lastGoodFolder();
  return own && path.join(own, 'reached');
};

/** Writes a small file whole, or not at all. */
export function writeWhole(file: string, text: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.part`, text, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  } catch (error) {
    log.warn('last-good.not-written', errorFields(error)); // a full disk fails nothing
  }
}

/** What other builds have left goes, once it is too old to be shown. */
async function removeOthers(): Promise<void> {
  const own = path.basename(lastGoodFolder() ?? '');
  for (const name of await readdir(home())) {
    const other = path.join(home(), name);
    const { mtimeMs } = await stat(path.join(other, 'reached')).catch(() => stat(other));
    const isOld = Date.now() - mtimeMs > LAST_GOOD_MS;
    if (name !== own && isOld) await rm(other, { recursive: true, force: true });
  }
}

/** The database has answered on the connection that listens. */
export function noteDatabaseReached(): void {
  state.isAway = false;
  const now = performance.now();
  state.reachedAt = now;
  const file = reachedFile();
  // Before its addresses are known, an earlier process's are not made good for another hour.
  if (!file || !state.isChecked || now - (state.notedAt ?? -Infinity) < NOTED_EACH_MS) return;
  state.notedAt = now;
  writeWhole(file, JSON.stringify({ at: new Date().toISOString(), build: buildMark() }));
}

/** The connection that listens is lost, or there is none yet. */
export function noteDatabaseAway(): void {
  state.isAway = true;
}

/** Whether readers should not wait for the database, because it is known not to answer. */
export const isDatabaseAway = (): boolean => state.isAway;

/** The live addresses have been read: what is on disk can be compared with them. */
export function noteAddressesRead(): void {
  if (state.isChecked) return;
  state.isChecked = true;
  state.checked.resolve();
  if (!lastGoodFolder()) return;
  noteDatabaseReached();
  removeOthers().catch((error: unknown) => log.warn('last-good.not-removed', errorFields(error)));
}

/** Resolves once this process has read the live addresses for the first time. */
export const addressesRead = (): Promise<void> => state.checked.promise;

function ageAtStart(): number {
  try {
    const { at } = JSON.parse(readFileSync(reachedFile() ?? '', 'utf8')) as { at: string };
    const age = Date.now() - Date.parse(at);
    // Of a clock that was set back nothing is known.
    return age >= 0 ? age - performance.now() : Infinity;
  } catch {
    return Infinity;
  }
}

/** Whether what is on disk may be shown: the database was reached within the last hour. */
export function mayShowLastGood(): boolean {
  if (!lastGoodFolder()) return false;
  const now = performance.now();
  if (state.isChecked) return now - (state.reachedAt ?? -Infinity) < LAST_GOOD_MS;
  state.ageAtStart ??= ageAtStart();
  return state.ageAtStart + now < LAST_GOOD_MS;
}
