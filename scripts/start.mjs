import { fail, PlainError, step } from './lib/output.mjs';
import { ensureRuntime } from './lib/runtime.mjs';

/** `npm start`: from a fresh clone to the served site; README.md says more. */
async function main() {
  await ensureRuntime();
  const { prepare, printAddresses } = await import('./steps/prepare.mjs');
  const { build } = await import('./steps/build.mjs');
  const { serve } = await import('./steps/serve.mjs');
  const { interrupt } = await import('./lib/run.mjs');

  let server;
  let stopping = false;
  const stop = () => {
    stopping = true;
    interrupt();
    void server?.stop();
  };
  // A closed terminal (SIGHUP) too: the database must not be left without its keeper.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

  const { url, hasAdmin, release } = await prepare();
  try {
    if (!stopping) await step('Build', build);
    if (stopping) return;
    await step('Web server', async () => {
      server = await serve({ url });
    });
    if (stopping) await server.stop();
    else printAddresses(hasAdmin);
    const end = await server.ended;
    if (!stopping) throw new PlainError(`The web server ended by itself (${end}).`);
  } finally {
    await release();
    if (stopping) console.log('Stopped.');
  }
}

await main().catch(fail);
process.exit();
