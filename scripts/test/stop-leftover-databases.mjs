import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/project-paths.mjs';
import { databaseAccount, reachablePlaces } from '../postgres/system-account-for-postgres.mjs';
import { bundledPostgres } from '../postgres/postgres-binaries.mjs';
import { runningServer, stopServer } from '../postgres/postgres-process.mjs';

/** Stops the databases of interrupted tests, whose own runners had no time to stop them. */
export async function stopLeftoverDatabases() {
  const folder = inRoot('.cache/test');
  const folders = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const { name } of folders.filter((entry) => entry.isDirectory())) {
    const dataDir = path.join(folder, name);
    const { cluster } = reachablePlaces(dataDir, bundledPostgres(), databaseAccount());
    const left = runningServer(cluster);
    if (left) await stopServer(left.pid);
  }
}
