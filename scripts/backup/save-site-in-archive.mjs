import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../lib/print-command-progress.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { open } from '../steps/migrate-database.mjs';
import { writeArchive } from './archive-format.mjs';
import { siteFiles } from './swap-data-folders.mjs';
import {
  countRows,
  listSequences,
  listTables,
  saveTable,
  fixFormats,
} from './copy-database-tables.mjs';

export const FORMAT = 1;

/** A value by which two sites can tell whether they have the same secret, without revealing it. */
export const secretFingerprint = () =>
  createHash('sha256').update(`backup:${process.env.PAYLOAD_SECRET}`).digest('hex').slice(0, 16);

async function appliedMigrations(client) {
  const { rows } = await client.query(
    'SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY id',
  );
  return rows.map(({ name }) => name);
}

/** Copies all tables into files of a folder. The caller's transaction makes them one snapshot. */
async function saveTables(client, folder) {
  const tables = [];
  for (const table of await listTables(client)) {
    const file = path.join(folder, table.name);
    await saveTable(client, table, file);
    tables.push({ ...table, file, rows: await countRows(file) });
  }
  return tables;
}

/**
 * Saves a site into one file while it runs: a snapshot of the tables, then the files.
 *
 * @param {{ url: string, dataDir: string, target: string, passphrase?: string }} options
 * @returns {Promise<{ tables: number, rows: number, files: number }>}
 * @throws PlainError when the target exists, or the database holds no site
 */
export async function save({ url, dataDir, target, passphrase }) {
  if (existsSync(target)) throw new PlainError(`${target} exists; name another file.`);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const client = await open(url);
  const folder = await mkdtemp(path.join(path.dirname(target), '.backup-'));
  try {
    await fixFormats(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query(`SELECT to_regclass('public.payload_migrations') AS found`);
    if (rows[0].found === null) throw new PlainError('There is no site in this database yet.');
    const { rows: server } = await client.query('SHOW server_version');
    const about = {
      format: FORMAT,
      site: JSON.parse(await readFile(inRoot('package.json'), 'utf8')).version,
      takenAt: new Date().toISOString(),
      postgres: server[0].server_version,
      secret: secretFingerprint(),
      migrations: await appliedMigrations(client),
      sequences: await listSequences(client),
    };
    const tables = await saveTables(client, folder);
    await client.query('COMMIT');

    async function* everything() {
      for (const { name, file } of tables) yield { name: `tables/${name}`, file };
      yield* siteFiles(dataDir);
    }
    let entries = [];
    const describe = (written) => {
      entries = written;
      const tablesOf = tables.map(({ name, columns, rows: count }) => ({
        name,
        columns,
        rows: count,
      }));
      return { ...about, tables: tablesOf, entries };
    };
    await writeArchive(target, everything(), describe, passphrase);
    return {
      tables: tables.length,
      rows: tables.reduce((sum, { rows: count }) => sum + count, 0),
      files: entries.length - tables.length,
    };
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}
