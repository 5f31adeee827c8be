import { orFullDisk } from './lib/detect-full-disk.mjs';
import { fail, step } from './lib/print-command-progress.mjs';
import { root } from './lib/project-paths.mjs';
import { ensureRuntime } from './lib/install-node-and-packages.mjs';

/** `npm start`: from a fresh clone to the served site; README.md says more. */
async function main() {
  await ensureRuntime();
  const { prepare, printAddresses } = await import('./steps/prepare-start.mjs');
  const { build, hasBuild } = await import('./steps/build.mjs');
  const { serve, serveEarly } = await import('./steps/start-web-server.mjs');
  const { keepServing } = await import('./steps/restart-failed-processes.mjs');
  const { interrupt } = await import('./lib/run-command.mjs');

  let site;
  let stopping = false;
  const stop = () => {
    stopping = true;
    interrupt();
    void site?.stop();
  };
  // The signals that stop the site, including a closed terminal (SIGHUP): the database must not be left running without
  // this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

  // A closed terminal breaks the output pipe; that error must not end this process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  /** A web server process that loads its modules while the database is still starting. */
  let early;
  const discardEarly = async () => {
    await early?.discard();
    early = undefined;
  };
  const beside = () => {
    if (hasBuild()) early = serveEarly();
  };
  let release;
  try {
    const { database, hasAdmin, ...prepared } = await prepare({ withLastGood: true, beside });
    ({ release } = prepared);
    if (!stopping) await step('Build', () => build(discardEarly));
    if (stopping) return;
    await step('Web server', async () => {
      const { url, isAway } = database;
      site = keepServing({ server: await serve({ url, isAway, early }), database });
      early = undefined; // the early web server is in use from now on and must not be discarded
    });
    if (stopping) void site.stop();
    else printAddresses(hasAdmin);
    await site.ended;
  } finally {
    await discardEarly();
    await release?.();
    if (release && stopping) console.log('Stopped.');
  }
}

await main().catch((error) => fail(orFullDisk(error, process.env.DATA_DIR ?? root)));
process.exit();
