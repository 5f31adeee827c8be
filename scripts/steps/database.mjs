import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { childEnv, runLogged, tool } from '../lib/run.mjs';

/** Runs a command of the CMS against a database. */
function payload(title, url, ...args) {
  return runLogged(title, [process.execPath, tool('payload'), ...args], {
    env: childEnv({ DATABASE_URL: url, PAYLOAD_CONFIG_PATH: 'src/payload.config.ts' }),
  });
}

/** @returns {Promise<import('pg').Client>} */
export async function open(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(url);
    const reason =
      error.code === '28P01'
        ? 'refuses the password'
        : `does not answer (${error.code ?? error.message})`;
    throw new PlainError(`The database at ${host} ${reason}; check DATABASE_URL.`);
  }
  return client;
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

/** Whether the queue's tables are those of the installed queue library, and ours exist. */
async function queueIsCurrent(client) {
  if (!(await tableExists(client, 'pgboss.version'))) return false;
  const library = JSON.parse(readFileSync(inRoot('node_modules/pg-boss/dist/schema.json'), 'utf8'));
  const { rows } = await client.query('SELECT version FROM pgboss.version');
  return rows[0]?.version === library.version && (await tableExists(client, 'form_rate_limits'));
}

/**
 * Brings a database up to date with this version. Returns a remark for the step.
 *
 * @throws PlainError when it belongs to a newer version: nothing is touched then
 */
export async function migrate(url) {
  const client = await open(url);
  try {
    if (await tableExists(client, 'before_restore.payload_migrations')) {
      throw new PlainError(
        'A restore was interrupted here. Run npm run restore again with the same file: it first puts back what was there.',
      );
    }
    const applied = await appliedMigrations(client);
    const ours = ourMigrations();
    const unknown = applied.filter((name) => !ours.includes(name));
    if (unknown.length > 0) {
      throw new PlainError(
        `The database is from a newer version of the site (it has ${unknown.join(', ')}); start that version, or restore a backup.`,
      );
    }
    const pending = ours.filter((name) => !applied.includes(name));
    const queueIsReady = await queueIsCurrent(client);
    if (pending.length === 0 && queueIsReady) return 'up to date';
    if (pending.length > 0) await payload('Migrating', url, 'migrate');
    await payload('Preparing the queue', url, 'run', 'src/leads/queue/prepare.ts');
    return `${pending.length} applied`;
  } finally {
    await client.end();
  }
}

/** Applies the named migrations alone, to an empty schema: the tables of an earlier version, for a restore. */
export async function migrateTo(url, names) {
  await runLogged(
    'Making the tables',
    [process.execPath, tool('payload'), 'run', 'src/cms/migrate-to.ts'],
    {
      env: childEnv({
        DATABASE_URL: url,
        MIGRATIONS: names.join(','),
        PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
      }),
    },
  );
}

/** Fills an empty database with the site's copy. Returns a remark for the step. */
export async function seed(url) {
  const client = await open(url);
  const needed = await isEmpty(client, 'pages');
  await client.end();
  if (!needed) return 'has content';
  await payload('Seeding', url, 'run', 'src/cms/seed/run.ts');
  return 'both languages published';
}

/**
 * Makes the first admin when ADMIN_EMAIL and ADMIN_PASSWORD say who.
 *
 * @returns {Promise<boolean>} whether anybody can sign in now
 */
export async function ensureAdmin(url) {
  const client = await open(url);
  const nobody = await isEmpty(client, 'users');
  await client.end();
  if (!nobody) return true;
  if (!process.env.ADMIN_EMAIL) return false;
  await payload('Making the first admin', url, 'run', 'src/cms/seed/first-admin.ts');
  return true;
}
