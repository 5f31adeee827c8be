import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvironment } from '../lib/validate-environment.mjs';
import { claimFolder } from '../lib/folder-lock.mjs';
import { step } from '../lib/print-command-progress.mjs';
import { root } from '../lib/project-paths.mjs';
import { installDependencies } from '../lib/install-node-and-packages.mjs';
import { bundleCms, withCms } from './run-cms-process.mjs';
import { alone, DatabaseAway, ensureAdmin, migrate, seed } from './migrate-database.mjs';
import { hasLastGood } from './can-start-without-database.mjs';
import { requireFreePort } from './start-web-server.mjs';

/** How long to wait for the web server of a killed start to end. */
const ORPHAN_STOP_TIMEOUT_SECONDS = 10;

async function startDatabase(dataDir, mayBeAway) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  const { postgresLater, startPostgres } = await import('../postgres/postgres-server.mjs');
  let database;
  await step('Database', async () => {
    const remarks = [];
    const options = { dataDir, password: process.env.POSTGRES_PASSWORD };
    try {
      database = await startPostgres({ ...options, log: (line) => remarks.push(line) });
    } catch (error) {
      if (!mayBeAway()) throw error;
      remarks.push(`away, so readers get the last good pages: ${error.message}`);
      database = await postgresLater(options);
    }
    return remarks.join('; ');
  });
  return database;
}

/** Prepares the database for this version. Returns whether there is an account to sign in with. */
const bringUpToDate = (url) =>
  alone(url, () =>
    withCms(url, async (cms) => {
      await step('Migrations', () => migrate(url, cms));
      await step('Content', () => seed(url, cms));
      return ensureAdmin(url, cms);
    }),
  );

/**
 * The part that `npm start` and `npm run dev` share: from an empty machine to a migrated, seeded database.
 * @param {{ withLastGood?: boolean, beside?: () => void }} [options] `withLastGood`: go on while the database is
 * away, if there are last good pages to show; `beside`: called when the start of the database begins, for work that
 * runs in parallel
 * @returns {Promise<{ database: { url: string, isAway?: boolean }, hasAdmin: boolean, release: () => Promise<void>
 * }>} `release` stops the database
 */
export async function prepare({ withLastGood = false, beside } = {}) {
  await step('Environment', async () => loadEnvironment());
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? 'data');
  process.env.DATA_DIR = dataDir;
  const wasKilled = existsSync(path.join(dataDir, 'serving.json')); // a start that ends by itself deletes this file
  const unclaim = claimFolder(dataDir, `http://localhost:${process.env.PORT}`);
  process.once('exit', unclaim);
  // The web server of a killed start notices that its parent is gone, ends by itself, and frees the port a moment
  // later.
  await requireFreePort(Number(process.env.PORT), wasKilled ? ORPHAN_STOP_TIMEOUT_SECONDS : 0);
  await installDependencies();
  beside?.();
  // On a first start the CMS is bundled while the database is being created. A failure is ignored here: the step that
  // needs the bundle reports it.
  if (!existsSync(path.join(dataDir, 'postgres'))) void bundleCms().catch(() => {});
  const mayBeAway = () => withLastGood && hasLastGood(dataDir);
  const database = await startDatabase(dataDir, mayBeAway);
  const release = () => database.stop();
  if (database.isAway) return { database, hasAdmin: true, release };
  try {
    return { database, hasAdmin: await bringUpToDate(database.url), release };
  } catch (error) {
    if (error instanceof DatabaseAway && mayBeAway()) {
      console.log(`! ${error.message} Until it is back, readers get the last good pages.`);
      return { database: Object.assign(database, { isAway: true }), hasAdmin: true, release };
    }
    await release();
    throw error;
  }
}

/** Prints the closing lines: the URLs, and how to create the first admin. */
export function printAddresses(hasAdmin) {
  const site = process.env.SITE_URL?.replace(/\/+$/, '') ?? `http://localhost:${process.env.PORT}`;
  const admin = hasAdmin
    ? 'sign in with your account'
    : 'open it to make the first admin, or set ADMIN_EMAIL and ADMIN_PASSWORD before a start';
  console.log(`
  Tiếng Việt   ${site}/
  English      ${site}/en
  Admin        ${site}/admin  (${admin})

  Stop with Ctrl-C.
`);
}
