import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/project-paths.mjs';
import { fingerprint, isStamped, stamp } from '../lib/source-fingerprint.mjs';
import { databaseAccount, reachablePlaces } from '../postgres/system-account-for-postgres.mjs';
import { bundledPostgres } from '../postgres/postgres-binaries.mjs';
import { runningServer, stopServer } from '../postgres/postgres-process.mjs';
import { startPostgres } from '../postgres/postgres-server.mjs';
import { migrate, seed } from '../steps/migrate-database.mjs';

export const TEST_PASSWORD = 'test-runs-only';

const folder = inRoot('.cache/test/seeded');
const stampFile = path.join(folder, 'STAMP');
/** Node's compile cache, shared by all test sites: without it each server would compile Next again. */
const compiled = inRoot('.cache/test/compiled');

/** Files and folders on which the content of a seeded database depends. A change of any makes a new one. */
const SOURCES = ['brand.config.ts', 'content', 'messages', 'package-lock.json', 'scripts', 'src'];

const clusterOf = (dataDir) =>
  reachablePlaces(dataDir, bundledPostgres(), databaseAccount()).cluster;

/** Removes a data folder with its database, after stopping a Postgres that a killed run left there. */
export async function removeData(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const cluster = clusterOf(dataDir);
  const left = runningServer(cluster);
  if (left) await stopServer(left.pid);
  rmSync(cluster, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

async function clear(dataDir) {
  await removeData(dataDir);
  mkdirSync(dataDir, { recursive: true });
}

/**
 * Creates the seeded data folder that the test sites copy, unless it was made from the same sources. Sets the
 * environment, which the CMS's commands read.
 */
async function makeSeeded() {
  const sources = fingerprint(...SOURCES);
  if (isStamped(stampFile, sources) && existsSync(clusterOf(folder))) return 'up to date';
  await clear(folder);
  Object.assign(process.env, {
    DATA_DIR: folder,
    INTERNAL_SECRET: 'only-for-making-the-seeded-database',
    PAYLOAD_SECRET: 'only-for-making-the-seeded-database',
  });
  const database = await startPostgres({
    dataDir: folder,
    password: TEST_PASSWORD,
    log: () => {},
  });
  try {
    await migrate(database.url);
    await seed(database.url);
  } finally {
    await database.stop();
  }
  stamp(stampFile, sources);
  return 'made';
}

/**
 * The settings of Postgres that are switched off, by what its data has to survive. With fsync off, Postgres does not
 * wait for the disk: what it has written survives a kill of its processes, but no power cut.
 */
const OFF = {
  'power cut': [],
  kill: ['fsync'],
  nothing: ['fsync', 'synchronous_commit', 'full_page_writes'],
};

/** Makes a data folder with the compile cache that all test sites share. */
export function shareCompiled(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  mkdirSync(compiled, { recursive: true, mode: 0o700 });
  symlinkSync(compiled, path.join(dataDir, 'compiled'));
}

/**
 * Replaces a folder by a copy of the seeded data folder.
 * @param {string} dataDir
 * @param {{ survives?: keyof typeof OFF }} [options] what its database has to survive
 */
export async function copySeeded(dataDir, { survives = 'power cut' } = {}) {
  await clear(dataDir);
  const left = [stampFile, clusterOf(folder), path.join(folder, 'postgres.log')];
  cpSync(folder, dataDir, { recursive: true, filter: (file) => !left.includes(file) });
  cpSync(clusterOf(folder), clusterOf(dataDir), { recursive: true });
  chmodSync(clusterOf(dataDir), 0o700); // Postgres refuses a folder that is open to other accounts, as a copy may be
  const lines = OFF[survives].map((setting) => `${setting} = off\n`);
  appendFileSync(path.join(clusterOf(dataDir), 'postgresql.auto.conf'), lines.join(''));
  shareCompiled(dataDir);
}

if (import.meta.main) console.log(`The seeded database: ${await makeSeeded()}`);
