import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../lib/print-command-progress.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { withCms } from './run-cms-process.mjs';
import { recordBaseline, sinceRelease } from './squashed-migrations.mjs';

/** Thrown when a database can not be connected to, for any reason but a wrong password. */
export class DatabaseAway extends PlainError {}

/**
 * Connects to a database.
 * @returns {Promise<import('pg').Client>}
 * @throws DatabaseAway when that fails; another PlainError when the password is wrong
 */
export async function open(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(url);
    if (error.code === '28P01') {
      throw new PlainError(`The database at ${host} refuses the password; check DATABASE_URL.`);
    }
    const reason = `does not answer (${error.code ?? error.message})`;
    throw new DatabaseAway(`The database at ${host} ${reason}; check DATABASE_URL.`);
  }
  return client;
}

/**
 * The number of the advisory lock that a start takes before it changes the database. The number is arbitrary, but the
 * same in every version.
 */
const STARTING = 7_021_964;

/**
 * Runs a function under a lock of the database, so that instances that start at once do not change the database at
 * the same time.
 * @template Result
 * @param {string} url
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result>}
 * @throws DatabaseAway
 */
export async function alone(url, run) {
  const client = await open(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [STARTING]);
    return await run();
  } finally {
    await client.end();
  }
}

async function tableExists(client, name) {
  const { rows } = await client.query('SELECT to_regclass($1) AS found', [name]);
  return rows[0].found !== null;
}

async function isEmpty(client, table) {
  const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
  return rowCount === 0;
}

/** Names of the migrations of this version, oldest first. */
export const ourMigrations = () =>
  readdirSync(inRoot('src/cms/migrations'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .sort();

async function appliedMigrations(client) {
  if (!(await tableExists(client, 'payload_migrations'))) return [];
  const { rows } = await client.query('SELECT name FROM payload_migrations WHERE batch > 0');
  return rows.map(({ name }) => name);
}

/**
 * Whether the job queue is up to date: its tables have the version of the installed queue library, and the table of
 * the forms' rate limits exists.
 */
async function queueIsCurrent(client) {
  if (!(await tableExists(client, 'pgboss.version'))) return false;
  const library = JSON.parse(readFileSync(inRoot('node_modules/pg-boss/dist/schema.json'), 'utf8'));
  const { rows } = await client.query('SELECT version FROM pgboss.version');
  return rows[0]?.version === library.version && (await tableExists(client, 'form_rate_limits'));
}

/** Runs a function with the given CMS process, or with one that is started and ended here. */
const using = (cms, url, run) => (cms ? run(cms) : withCms(url, run));

/**
 * Migrates a database to this version. Returns a remark for the step.
 * @param {string} url
 * @param {import('./run-cms-process.mjs').Cms} [cms] of this database
 * @throws PlainError when the database belongs to a newer version or a restore was interrupted: nothing is changed
 * then
 */
export async function migrate(url, cms) {
  const client = await open(url);
  try {
    if (await tableExists(client, 'before_restore.payload_migrations')) {
      throw new PlainError(
        'A restore was interrupted here. Run npm run restore again with the same file: it first puts back what was there.',
      );
    }
    const found = await appliedMigrations(client);
    const ours = ourMigrations();
    const unknown = sinceRelease(found).filter((name) => !ours.includes(name));
    if (unknown.length > 0) {
      throw new PlainError(
        `The database is from a newer version of the site (it has ${unknown.join(', ')}); start that version, or restore a backup.`,
      );
    }
    const applied = await recordBaseline(client, found);
    const pending = ours.filter((name) => !applied.includes(name));
    const queueIsReady = await queueIsCurrent(client);
    if (pending.length === 0 && queueIsReady) return 'up to date';
    await using(cms, url, (command) =>
      Promise.all([
        pending.length > 0 && command('Migrating', 'migrate', ...pending),
        command('Preparing the queue', 'prepareQueue'),
      ]),
    );
    return `${pending.length} applied`;
  } finally {
    await client.end();
  }
}

/** Applies only the named migrations to an empty schema: a restore needs the tables of an earlier version. */
export const migrateTo = (url, names) =>
  withCms(url, (command) => command('Making the tables', 'migrate', ...names));

/**
 * Fills an empty database with the seed content. Returns a remark for the step.
 *
 * @param {string} url
 * @param {import('./run-cms-process.mjs').Cms} [cms] of this database
 */
export async function seed(url, cms) {
  const client = await open(url);
  const needed = await isEmpty(client, 'pages');
  await client.end();
  if (!needed) return 'has content';
  await using(cms, url, (command) => command('Seeding', 'seed'));
  return 'both languages published';
}

/**
 * Creates the first admin account from ADMIN_EMAIL and ADMIN_PASSWORD, if there is no account yet.
 * @param {string} url
 * @param {import('./run-cms-process.mjs').Cms} [cms] of this database
 * @returns {Promise<boolean>} whether there is an account to sign in with
 */
export async function ensureAdmin(url, cms) {
  const client = await open(url);
  const nobody = await isEmpty(client, 'users');
  await client.end();
  if (!nobody) return true;
  if (!process.env.ADMIN_EMAIL) return false;
  await using(cms, url, (command) => command('Making the first admin', 'makeFirstAdmin'));
  return true;
}
