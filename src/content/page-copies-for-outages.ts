import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/write-log-line';

/*
 * Decides when copies on disk may be served while the database is down: pages, published URLs, titles, and lists of
 * another server. The folder belongs to one build with one environment and one database; copies of another one are
 * never used.
 */

/** How long after the database was last reached the copies on disk may be served. */
const MAX_COPY_AGE_MS = 3_600_000;
/** How often the time of the last contact with the database is written to disk, for a process that starts later. */
const LOG_INTERVAL_MS = 30_000;

type State = {
  /** When this process last reached the database, by `performance.now()`; undefined before the first contact. */
  reachedAt?: number;
  /** How long before the start of this process an earlier process last reached the database, in milliseconds. */
  ageAtStart?: number;
  notedAt?: number;
  isAway: boolean;
  checked: PromiseWithResolvers<void>;
  isChecked: boolean;
};

const storageKey = Symbol.for('site.content.last-good');
const shared = globalThis as { [storageKey]?: State };
// Stored on `globalThis`, because pages and the admin come from two bundles, each with its own copy of this module.
const state = (shared[storageKey] ??= {
  isAway: false,
  isChecked: false,
  checked: Promise.withResolvers<void>(),
});

/** Identifies a database by its URL. The port is ignored on 127.0.0.1, because that of the bundled database changes. */
function databaseName(address: string): string {
  const { hostname, port, pathname, username } = new URL(address);
  return [username, hostname, hostname === '127.0.0.1' ? '' : port, pathname].join(' ');
}

/** The fingerprint that the build wrote; undefined in development, and where there is none. */
function buildId(): string | undefined {
  if (env().NODE_ENV !== 'production') return undefined;
  try {
    return readFileSync('.next/SITE_BUILD', 'utf8');
  } catch {
    return undefined;
  }
}

let folder: string | null | undefined;

const home = (): string => path.resolve(env().DATA_DIR, 'last-good');

/** The folder of this build's copies; null where none are stored, as in development. */
export function lastGoodFolder(): string | null {
  if (folder !== undefined) return folder;
  const build = buildId();
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

/** Writes a small file atomically. An error is logged and not thrown. @returns whether the file was written */
export function writeWhole(file: string, text: string): boolean {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.part`, text, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    return true;
  } catch (error) {
    log.warn('last-good.not-written', errorFields(error)); // the site must keep running on a full disk
    return false;
  }
}

/** Deletes the folders of other builds once they are too old to be served. */
async function removeOthers(): Promise<void> {
  const own = path.basename(lastGoodFolder() ?? '');
  for (const name of await readdir(home())) {
    const other = path.join(home(), name);
    const { mtimeMs } = await stat(path.join(other, 'reached')).catch(() => stat(other));
    const isOld = Date.now() - mtimeMs > MAX_COPY_AGE_MS;
    if (name !== own && isOld) await rm(other, { recursive: true, force: true });
  }
}

/** Records that the database was reached: it answered on the listening connection, or the published URLs were read. */
export function recordDatabaseReached(): void {
  state.isAway = false;
  const now = performance.now();
  state.reachedAt = now;
  const file = reachedFile();
  // Nothing is written until this process has read the published URLs. Otherwise the unchecked copies of an earlier
  // process would count as fresh.
  if (!file || !state.isChecked || now - (state.notedAt ?? -Infinity) < LOG_INTERVAL_MS) return;
  state.notedAt = now;
  writeWhole(file, JSON.stringify({ at: new Date().toISOString(), build: buildId() }));
}

/** Records that the database is down: the listening connection was lost or could not be opened. */
export function recordDatabaseAway(): void {
  state.isAway = true;
}

/** Whether the database is known to be down, so that readers should not wait for it. */
export const isDatabaseAway = (): boolean => state.isAway;

/** Records that the published URLs have been read: from now on the copies on disk can be checked against them. */
export function recordAddressesRead(): void {
  if (state.isChecked) return;
  state.isChecked = true;
  state.checked.resolve();
  if (!lastGoodFolder()) return;
  recordDatabaseReached();
  removeOthers().catch((error: unknown) => log.warn('last-good.not-removed', errorFields(error)));
}

/** Resolves once this process has read the published URLs for the first time. */
export const addressesRead = (): Promise<void> => state.checked.promise;

function ageAtStart(): number {
  try {
    const { at } = JSON.parse(readFileSync(reachedFile() ?? '', 'utf8')) as { at: string };
    const age = Date.now() - Date.parse(at);
    // A recorded time in the future means that the clock was set back, so the age is unknown.
    return age >= 0 ? age - performance.now() : Infinity;
  } catch {
    return Infinity;
  }
}

/** Whether the copies on disk may be served: the database was reached within the last hour. */
export function mayShowLastGood(): boolean {
  if (!lastGoodFolder()) return false;
  const now = performance.now();
  if (state.isChecked) return now - (state.reachedAt ?? -Infinity) < MAX_COPY_AGE_MS;
  state.ageAtStart ??= ageAtStart();
  return state.ageAtStart + now < MAX_COPY_AGE_MS;
}
