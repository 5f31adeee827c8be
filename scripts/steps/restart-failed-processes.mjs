import { supervise } from '../lib/supervise-processes.mjs';

/**
 * Restarts the web server and the bundled database when one of them dies. While the web server is down this process
 * answers in its place; while the database is down the web server serves its cached pages.
 * @param {object} parts
 * @param {Awaited<ReturnType<typeof import('./start-web-server.mjs').serve>>} parts.server
 * @param {{ again?: () => Promise<object> }} parts.database without `again` when the database is not the bundled one
 * @returns {{ ended: Promise<void>, stop: () => Promise<void> }} `ended` rejects when the web server has died too
 * often, and has stopped by then
 */
export function keepServing({ server, database }) {
  const watch = new AbortController();
  const { signal } = watch;
  let web = server;

  const databaseWatch = async () => {
    if (!database.again) return;
    await supervise({
      name: 'database',
      lastLines: `its log is ${database.logFile}`,
      running: database,
      signal,
      isAwaited: true, // pages are served without it, so it is retried for ever
      start: () => database.again(),
    });
  };

  const webWatch = supervise({
    name: 'web server',
    lastLines: 'its last lines are above',
    running: server,
    signal,
    onDeath: () => server.standIn.open({ afterDeath: true }),
    async start() {
      web = server.again();
      await web.listening;
      return web;
    },
  });

  const watches = [webWatch, databaseWatch()];
  let stopped;
  const stop = () =>
    (stopped ??= (async () => {
      watch.abort();
      server.standIn.close();
      await web.stop();
      await Promise.allSettled(watches); // a database that is starting can be stopped only once it runs
    })());
  const ended = Promise.all(watches).then(stop, async (error) => {
    await stop();
    throw error;
  });
  return { ended, stop };
}
