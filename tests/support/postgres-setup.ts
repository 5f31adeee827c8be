import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { claimFolder, TakenError } from '../../scripts/lib/folder-lock.mjs';
import { fingerprint, isStamped, stamp } from '../../scripts/lib/source-fingerprint.mjs';
import {
  databaseAccount,
  reachablePlaces,
} from '../../scripts/postgres/system-account-for-postgres.mjs';
import { bundledPostgres } from '../../scripts/postgres/postgres-binaries.mjs';
import { isAlive, runningServer, stopServer } from '../../scripts/postgres/postgres-process.mjs';
import { startPostgres } from '../../scripts/postgres/postgres-server.mjs';
import { migrate } from '../../scripts/steps/migrate-database.mjs';
import { templateDatabase, testSecrets, withDatabase } from './test-environment';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the run's own Postgres (its maintenance database). */
    postgresUrl: string;
  }
}

const FOLDER = path.resolve('.cache/test');
/** A cluster with only the migrated template database; each run starts a copy of it. */
const KEPT = path.join(FOLDER, 'integration-template');
/** A lock file for changes of that cluster; outside of its folder, which is deleted at times. */
const CLAIM = path.join(FOLDER, 'integration-claim');
/** The beginning of a run's folder name; several runs may share the machine. */
const RUN = 'integration-run-';
const ownRun = path.join(FOLDER, `${RUN}${process.pid}`);
const stampFile = path.join(KEPT, 'STAMP');

/** The sources of the migrated, empty database. */
const SOURCES = [
  'package-lock.json',
  'scripts/postgres',
  'scripts/steps',
  'src/cms/migrations',
  'src/migrate-and-seed-on-command.ts',
  'src/leads',
  'tests/support/postgres-setup.ts',
];

/** Settings that are switched off: test data need not survive a crash, so nothing waits for the disk or is vacuumed. */
const careless = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'];

const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/**
 * A folder in memory (tmpfs) for the databases of tests. A database has two thousand files, which take a second to
 * create on a disk.
 */
function memoryFolder(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return path.join(MEMORY, `site-tests-${name}`);
}

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM;
}

const clusterOf = (dataDir: string): string =>
  reachablePlaces(dataDir, bundledPostgres(), databaseAccount()).cluster;

/** Removes a data folder, after stopping a Postgres that still runs in it. */
async function clear(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const cluster = clusterOf(dataDir);
  const left = runningServer(cluster);
  if (left) await stopServer(left.pid);
  for (const folder of [cluster, dataDir, memoryFolder(dataDir)]) {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function clearKilledRuns(): Promise<void> {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const runs = names.filter((name) => name.startsWith(RUN));
  const killed = runs.filter((name) => !isAlive(Number(name.slice(RUN.length))));
  for (const name of killed) await clear(path.join(FOLDER, name));
}

const start = (dataDir: string) =>
  startPostgres({ dataDir, password: testSecrets.POSTGRES_PASSWORD, log: () => {} });

/** Creates the template cluster, unless one of the same sources exists. */
async function makeTemplate(): Promise<void> {
  const sources = fingerprint(...SOURCES);
  if (isStamped(stampFile, sources) && existsSync(clusterOf(KEPT))) return;
  await clear(KEPT);
  const server = await start(KEPT);
  try {
    const admin = new pg.Client({ connectionString: withDatabase(server.url, 'postgres') });
    await admin.connect();
    for (const setting of careless) await admin.query(`ALTER SYSTEM SET ${setting} = off`);
    await admin.query('SELECT pg_reload_conf()');
    await admin.query(`CREATE DATABASE ${templateDatabase}`);
    await admin.end();
    Object.assign(process.env, testSecrets);
    await migrate(withDatabase(server.url, templateDatabase));
  } finally {
    await server.stop();
  }
  stamp(stampFile, sources);
}

/** Copies the template cluster for this run, into memory where there is room. */
function copyTemplate(): void {
  mkdirSync(ownRun, { recursive: true });
  const cluster = clusterOf(ownRun);
  const memory = hasMemory() ? memoryFolder(ownRun) : undefined;
  execFileSync('cp', ['-a', clusterOf(KEPT), memory ?? cluster]);
  if (memory) symlinkSync(memory, cluster);
}

/** Waits until no other run creates or copies the template. Returns a function that lets the next one start. */
async function claimTemplate(): Promise<() => void> {
  for (;;) {
    try {
      return claimFolder(CLAIM, KEPT);
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      await pause(100);
    }
  }
}

async function prepareRun(): Promise<void> {
  const release = await claimTemplate();
  try {
    await clearKilledRuns();
    await makeTemplate();
    copyTemplate();
  } finally {
    release();
  }
}

async function startRun() {
  await prepareRun();
  const { url, stop } = await start(ownRun);
  return {
    url,
    stop: async () => {
      await stop();
      await clear(ownRun);
    },
  };
}

/** State is stored on the process, not in the module: each project of a run has its own copy of this module. */
const shared = globalThis as { testPostgres?: { users: number; run: ReturnType<typeof startRun> } };

/**
 * One Postgres for the run with one migrated template database, which every test file copies, so that each file starts
 * from the same empty state in milliseconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = (shared.testPostgres ??= { users: 0, run: startRun() });
  own.users += 1;
  const { url, stop } = await own.run;
  project.provide('postgresUrl', url);
  return async () => {
    own.users -= 1;
    if (own.users > 0) return;
    delete shared.testPostgres;
    await stop();
  };
}
