import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, PlainError, step } from './lib/print-command-progress.mjs';
import { ensureRuntime } from './lib/install-node-and-packages.mjs';

/** `npm run backup -- <file>` saves a site with the bundled database into one file; docs/backup.md says what the file contains. */
async function main() {
  await ensureRuntime();
  const [named, ...rest] = process.argv.slice(2);
  if (!named || rest.length > 0) {
    throw new PlainError('Name the file to write: npm run backup -- backups/2026-01-31.tar.gz');
  }
  const { reachDatabase } = await import('./backup/reach-or-start-database.mjs');
  const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), named);
  const { url, dataDir, release } = await reachDatabase({ alone: false, bundled: true });
  try {
    const { save } = await import('./backup/save-site-in-archive.mjs');
    await step('Backup', async () => {
      const passphrase = process.env.BACKUP_PASSPHRASE;
      const { tables, rows, files } = await save({ url, dataDir, target, passphrase });
      // The admin's first page tells when the last backup was.
      const note = { at: new Date().toISOString(), isEncrypted: Boolean(passphrase) };
      await writeFile(path.join(dataDir, 'last-backup.json'), JSON.stringify(note));
      const how = passphrase ? 'encrypted' : 'not encrypted: keep it where only you can read';
      return `${rows} rows of ${tables} tables and ${files} files, ${how}`;
    });
  } finally {
    await release();
  }
}

await main().catch(fail);
process.exit();
