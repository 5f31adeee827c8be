import { spawn } from 'node:child_process';
import { fail } from './lib/print-command-progress.mjs';
import { ensureRuntime } from './lib/install-node-and-packages.mjs';

/**
 * `npm run dev`: the same database as `npm start`, with hot reload. Astro's development server listens on the port and
 * passes requests of the admin to Next (astro.config.mjs).
 */
async function main() {
  await ensureRuntime();
  const { prepare, printAddresses } = await import('./steps/prepare-start.mjs');
  const { childEnv, tool } = await import('./lib/run-command.mjs');
  const { freePort } = await import('./lib/find-free-port.mjs');
  const { database, hasAdmin, release } = await prepare();
  try {
    const adminPort = String(await freePort());
    const env = childEnv({ DATABASE_URL: database.url, ADMIN_PORT: adminPort });
    const start = (...command) =>
      spawn(process.execPath, command, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env,
        detached: true,
      });
    const children = [
      start(tool('astro'), 'dev', '--port', process.env.PORT),
      start(tool('next'), 'dev', '--port', adminPort),
    ];
    const stop = () => {
      for (const { pid, exitCode, signalCode } of children) {
        const runs = pid !== undefined && exitCode === null && signalCode === null;
        if (runs) process.kill(-pid, 'SIGTERM'); // negative id: the whole process group
      }
    };
    const ended = Promise.all(
      children.map(
        (child) =>
          new Promise((resolve) => {
            child.once('exit', () => {
              stop();
              resolve();
            });
          }),
      ),
    );
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    printAddresses(hasAdmin);
    await ended;
  } finally {
    await release();
  }
}

await main().catch(fail);
process.exit();
