import path from 'node:path';
import { fail, PlainError, step } from './lib/print-command-progress.mjs';
import { ensureRuntime } from './lib/install-node-and-packages.mjs';

/**
 * `npm run gather -- <folder>`: builds, and copies what a server needs to run the site into a folder
 * (docs/deployment.md).
 */
async function main() {
  await ensureRuntime();
  const [named, ...rest] = process.argv.slice(2);
  if (!named || rest.length > 0) {
    throw new PlainError('Name a new folder: npm run gather -- dist/image');
  }
  const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), named);
  const { build } = await import('./steps/build.mjs');
  const { bundleCms } = await import('./steps/run-cms-process.mjs');
  const { gather } = await import('./steps/copy-server-files.mjs');
  await step('Build', build);
  await step('Commands', bundleCms);
  await step('Folder', () => gather(target));
}

await main().catch(fail);
process.exit();
