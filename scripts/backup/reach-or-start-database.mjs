import path from 'node:path';
import { loadEnvironment } from '../lib/validate-environment.mjs';
import { claimFolder, TakenError } from '../lib/folder-lock.mjs';
import { PlainError } from '../lib/print-command-progress.mjs';
import { root } from '../lib/project-paths.mjs';
import { installDependencies } from '../lib/install-node-and-packages.mjs';

/**
 * Tries to claim the data folder.
 * @returns a function that releases the claim, or undefined when a site is being served from the folder
 */
function tryClaim(dataDir) {
  try {
    return claimFolder(dataDir, 'backup or restore');
  } catch (error) {
    if (error instanceof TakenError) return undefined;
    throw error;
  }
}

/**
 * The database and data folder named by `.env` and the environment. The bundled server is started when no site runs;
 * a running one is not touched.
 * @param {{ alone: boolean, bundled: boolean }} options `alone`: a running site is an error; `bundled`: a database of
 * the operator's own (`DATABASE_URL`) is an error
 * @returns {Promise<{ url: string, dataDir: string, release: () => Promise<void> }>}
 */
export async function reachDatabase({ alone, bundled }) {
  loadEnvironment();
  if (bundled && process.env.DATABASE_URL) {
    throw new PlainError(
      'DATABASE_URL names a database of your own: save it with pg_dump, and the folders of DATA_DIR beside it (docs/backup.md). This command saves the bundled database.',
    );
  }
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? 'data');
  process.env.DATA_DIR = dataDir;
  await installDependencies();
  const unclaim = tryClaim(dataDir);
  if (!unclaim && alone) {
    throw new PlainError('The site is running on this data folder; stop it before a restore.');
  }
  if (unclaim) process.once('exit', unclaim);
  if (process.env.DATABASE_URL) {
    return { url: process.env.DATABASE_URL, dataDir, release: async () => unclaim?.() };
  }
  const { startPostgres } = await import('../postgres/postgres-server.mjs');
  const { url, stop } = await startPostgres({
    dataDir,
    password: process.env.POSTGRES_PASSWORD,
    log: () => {},
  });
  return {
    url,
    dataDir,
    release: async () => {
      if (unclaim) await stop();
      unclaim?.();
    },
  };
}
