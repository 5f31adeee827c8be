import { orFullDisk } from './lib/full-disk.mjs';
import { fail, step } from './lib/output.mjs';
import { root } from './lib/paths.mjs';
import { ensureRuntime } from './lib/runtime.mjs';

/** `npm start`: from a fresh clone to the served site; README.md says more. */
async function main() {
  await ensureRuntime();
  const { prepare, printAddresses } = await import('./steps/prepare.mjs');
  const { build } = await import('./steps/build.mjs');
  const { serve } = await import('./steps/serve.mjs');
  const { keepServing } = await import('./steps/keep-serving.mjs');
  const { interrupt } = await import('./lib/run.mjs');

  let site;
  let stopping = false;
  const stop = () => {
    stopping = true;
    interrupt();
    void site?.stop();
  };
  // A closed terminal (SIGHUP) too: the database must not be left without its keeper.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

  // Nor may a line end this process that a closed terminal no longer takes.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const { database, hasAdmin, release } = await prepare({ withLastGood: true });
  try {
    if (!stopping) await step('Build', build);
    if (stopping) return;
    await step('Web server', async () => {
      site = keepServing({
        server: await serve({ url: database.url, isAway: database.isAway }),
        database,
      });
    });
    if (stopping) void site.stop();
    else printAddresses(hasAdmin);
    await site.ended;
  } finally {
    await release();
    if (stopping) console.log('Stopped.');
  }
}

await main().catch((error) => fail(orFullDisk(error, process.env.DATA_DIR ?? root)));
process.exit();
