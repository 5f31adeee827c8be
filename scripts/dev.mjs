import { spawn } from 'node:child_process';
import { fail } from './lib/output.mjs';
import { ensureRuntime } from './lib/runtime.mjs';

/** `npm run dev`: the same database as `npm start`, served by Next's development server with hot reload. */
async function main() {
  await ensureRuntime();
  const { prepare, printAddresses } = await import('./steps/prepare.mjs');
  const { childEnv, tool } = await import('./lib/run.mjs');
  const { database, hasAdmin, release } = await prepare();
  try {
    const child = spawn(process.execPath, [tool('next'), 'dev', '--port', process.env.PORT], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: childEnv({ DATABASE_URL: database.url }),
      detached: true,
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const stop = () => process.kill(-child.pid, 'SIGTERM');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    printAddresses(hasAdmin);
    await ended;
  } finally {
    await release();
  }
}

await main().catch(fail);
process.exit();
