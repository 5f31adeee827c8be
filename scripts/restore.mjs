import path from 'node:path';
import { fail, PlainError, step } from './lib/print-command-progress.mjs';
import { ensureRuntime } from './lib/install-node-and-packages.mjs';

/** `npm run restore -- <file> [--replace]`; docs/backup.md says what happens to the current data. */
async function main() {
  await ensureRuntime();
  const words = process.argv.slice(2);
  const replace = words.includes('--replace');
  const [named, ...rest] = words.filter((word) => word !== '--replace');
  if (!named || rest.length > 0) {
    throw new PlainError(
      'Name the backup: npm run restore -- backups/2026-01-31.tar.gz [--replace]',
    );
  }
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopping = true;
    });
  }
  const { reachDatabase } = await import('./backup/reach-or-start-database.mjs');
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), named);
  const { url, dataDir, release } = await reachDatabase({ alone: true, bundled: false });
  try {
    const { load } = await import('./backup/restore-from-archive.mjs');
    await step('Restore', async () => {
      const { manifest, sameSecret } = await load({
        url,
        dataDir,
        file,
        replace,
        passphrase: process.env.BACKUP_PASSPHRASE,
        stopped: () => stopping,
      });
      if (!sameSecret) {
        console.log(
          '  PAYLOAD_SECRET is not the one of the backup: links that were mailed before (documents, tickets, withdrawal) no longer open. Bring back its .env to keep them.',
        );
      }
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      return `${rows} rows of ${manifest.tables.length} tables, all as they were at ${manifest.takenAt}`;
    });
    console.log(
      '\n  Start the site with npm start; what is newer than the backup is migrated then.',
    );
  } finally {
    await release();
  }
}

await main().catch(fail);
process.exit();
