import { rmSync } from 'node:fs';
import { checkEnvironment } from './lib/validate-environment.mjs';
import { claimFolder } from './lib/folder-lock.mjs';
import { fail, step } from './lib/print-command-progress.mjs';
import { inRoot } from './lib/project-paths.mjs';
import { interrupt, runLogged } from './lib/run-command.mjs';
import { ensureRuntime, installDependencies } from './lib/install-node-and-packages.mjs';

/**
 * `npm run cluster`: two instances for visitors and one for staff, on one Postgres and one storage, behind a proxy,
 * to try out several machines by hand (docs/deployment.md). It starts with the seed content, and deletes everything
 * at its end.
 */

/** The folder of all data of the cluster. */
const folder = inRoot('.cache/test/cluster-by-hand');

function printAddresses({ url, instances, databaseUrl, storageUrl }) {
  const each = instances.map(
    ({ name, address, server }) => `  ${name.padEnd(11)}  ${address}  (process ${server.pid})`,
  );
  console.log(`
  All of them  ${url}/  ${url}/en
  Admin        ${url}/admin  (open it to make the first admin)

${each.join('\n')}
  Postgres     ${databaseUrl}
  Storage      ${storageUrl}
  Logs         ${folder}

  Stop with Ctrl-C. What was written is deleted then.
`);
}

async function main() {
  await ensureRuntime();
  checkEnvironment(process.env);
  const port = Number(process.env.PORT ?? 3000);
  const unclaim = claimFolder(`${folder}.claim`, `http://localhost:${port}`);
  process.once('exit', unclaim);
  await installDependencies();
  const { build } = await import('./steps/build.mjs');
  const { requireFreePort } = await import('./steps/start-web-server.mjs');
  const { keepServing } = await import('./steps/restart-failed-processes.mjs');
  const { findCaddy } = await import('./lib/install-programs-from-debian-packages.mjs');
  const { startCluster } = await import('./cluster/start-server-instances.mjs');
  const { removeData } = await import('./test/seeded-test-data.mjs');

  const stopping = Promise.withResolvers();
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    interrupt();
    stopping.resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  await requireFreePort(port);
  await step('Proxy', async () => findCaddy());
  await step('Build', () => build());
  const seeding = [process.execPath, inRoot('scripts/test/seeded-test-data.mjs')];
  await step('Content', () => runLogged('Making the content', seeding));
  if (isStopping) return;
  let cluster;
  let kept = [];
  try {
    await step('Instances', async () => {
      cluster = await startCluster({ folder, port });
    });
    // A killed instance is restarted, as `npm start` does.
    kept = cluster.instances.map(({ server }) => keepServing({ server, database: {} }));
    if (!isStopping) printAddresses(cluster);
    await Promise.race([stopping.promise, ...kept.map(({ ended }) => ended)]);
  } finally {
    await Promise.allSettled(kept.map((one) => one.stop()));
    await cluster?.stop();
    await removeData(folder);
    rmSync(`${folder}.claim`, { recursive: true, force: true });
  }
  console.log('Stopped.');
}

await main().catch(fail);
process.exit();
