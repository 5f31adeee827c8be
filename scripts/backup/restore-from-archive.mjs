import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../lib/print-command-progress.mjs';
import { migrateTo, open, ourMigrations } from '../steps/migrate-database.mjs';
import { areBeforeRelease } from '../steps/squashed-migrations.mjs';
import { readArchive } from './archive-format.mjs';
import { restoreFolders, deleteSetAsideFolders, swapFolders } from './swap-data-folders.mjs';
import { FORMAT, secretFingerprint } from './save-site-in-archive.mjs';
import {
  restoreSchemas,
  isInUse,
  dropSetAsideSchemas,
  setSchemasAside,
  wasInterrupted,
} from './set-schemas-aside-during-restore.mjs';
import {
  listTables,
  loadTables,
  setSequences,
  sumOf,
  fixFormats,
} from './copy-database-tables.mjs';

async function requireNobodyElse(client) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  if (rows[0].others > 0) {
    throw new PlainError(
      `Others are connected to this database (${rows[0].others} connections); stop the site before a restore.`,
    );
  }
}

function requireReadable({ format, migrations }) {
  if (format !== FORMAT) {
    throw new PlainError(`The backup has format ${format}; this version reads ${FORMAT}.`);
  }
  if (areBeforeRelease(migrations)) {
    throw new PlainError(
      'The backup was made before the first release; restore it with the version that made it.',
    );
  }
  const unknown = migrations.filter((name) => !ourMigrations().includes(name));
  if (unknown.length > 0) {
    throw new PlainError(
      `The backup is from a newer version of the site (it has ${unknown.join(', ')}); restore with that version.`,
    );
  }
}

/** Compares every restored table with the checksums of the archive. */
async function prove(client, manifest) {
  const sums = new Map(manifest.entries.map((entry) => [entry.path, entry.sha256]));
  const here = new Map((await listTables(client)).map((table) => [table.name, table]));
  for (const { name, columns, rows } of manifest.tables) {
    const found = await sumOf(client, { ...here.get(name), columns });
    if (found.rows !== rows || found.sha256 !== sums.get(`tables/${name}`)) {
      throw new PlainError(
        `The restored table ${name} is not what was saved; nothing was changed.`,
      );
    }
  }
}

async function fill(client, manifest, folder) {
  await client.query('BEGIN');
  try {
    await loadTables(client, manifest.tables, (table) => path.join(folder, 'tables', table));
    await setSequences(client, manifest.sequences);
    await prove(client, manifest);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function undo(client, dataDir) {
  await restoreSchemas(client);
  await restoreFolders(dataDir);
}

/**
 * Restores a backup. The earlier state stays aside until row counts and checksums of the restored one are verified,
 * and comes back when anything fails.
 * @param {{ url: string, dataDir: string, file: string, replace: boolean, passphrase?: string, stopped?: () =>
 * boolean }} options `replace`: whether a database that is in use may be replaced; `stopped`: called between the
 * steps; if it returns true, the restore ends like a failed one
 * @returns {Promise<{ manifest: object, sameSecret: boolean }>}
 */
export async function load({ url, dataDir, file, replace, passphrase, stopped = () => false }) {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
  const check = () => {
    if (stopped()) throw new PlainError('Interrupted; everything is as it was.');
  };
  const folder = await mkdtemp(path.join(dataDir, '.restore-'));
  const client = await open(url);
  try {
    await requireNobodyElse(client);
    if (await wasInterrupted(client)) await undo(client, dataDir);
    // Folders that are still set aside are left from a restore that was killed after it had deleted the old tables:
    // they are older than the current ones.
    else await deleteSetAsideFolders(dataDir);
    if ((await isInUse(client)) && !replace) {
      throw new PlainError(
        'The database holds a site. To put the backup in its place, add --replace; what is there now will be gone.',
      );
    }
    const manifest = await readArchive(file, folder, passphrase);
    requireReadable(manifest);
    await fixFormats(client);
    check();
    await setSchemasAside(client);
    try {
      check();
      await migrateTo(url, manifest.migrations);
      check();
      await fill(client, manifest, folder);
      check();
      await swapFolders(dataDir, path.join(folder, 'files'));
    } catch (error) {
      await undo(client, dataDir);
      throw error;
    }
    await dropSetAsideSchemas(client);
    await deleteSetAsideFolders(dataDir);
    return { manifest, sameSecret: manifest.secret === secretFingerprint() };
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}
