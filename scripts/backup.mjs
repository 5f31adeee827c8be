import path from 'node:path';
import { noteLastBackup } from './backup/note-last-backup.mjs';
import { fail, PlainError, step } from './lib/print-command-progress.mjs';
import { ensureRuntime } from './lib/install-node-and-packages.mjs';

/** `npm run backup -- <file>` saves a site with the bundled database into one file (docs/backup.md). */
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
    const passphrase = process.env.BACKUP_PASSPHRASE;
    await step('Backup', async () => {
      const { tables, rows, files } = await save({ url, dataDir, target, passphrase });
      const how = passphrase ? 'encrypted' : 'not encrypted: keep it where only you can read';
      return `${rows} rows of ${tables} tables and ${files} files, ${how}`;
    });
    const note = { at: new Date().toISOString(), isEncrypted: Boolean(passphrase) };
    const trouble = await noteLastBackup(dataDir, note);
    if (trouble) console.warn(trouble);
  } finally {
    await release();
  }
}

await main().catch(fail);
process.exit();
