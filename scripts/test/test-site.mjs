import { randomBytes } from 'node:crypto';
import { openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../lib/find-free-port.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { startPostgres } from '../postgres/postgres-server.mjs';
import { serve, serveEarly } from '../steps/start-web-server.mjs';
import { copySeeded, shareCompiled, TEST_PASSWORD } from './seeded-test-data.mjs';

/**
 * The production build, served with its own seeded database on free ports.
 * @param {string} name folder below .cache/test that holds its data
 * @param {object} [env] further variables of the server
 * @param {{ survives?: 'power cut' | 'kill' | 'nothing', logFile?: string }} [options] `survives`: what its database has
 * to survive; `logFile` is the log's path, if it is not in that folder
 */
export async function startSite(name, env = {}, { survives = 'power cut', logFile } = {}) {
  const dataDir = inRoot('.cache/test', name);
  await copySeeded(dataDir, { survives });
  const secret = () => randomBytes(24).toString('base64url');
  const settings = {
    DATA_DIR: dataDir,
    INTERNAL_SECRET: secret(),
    PAYLOAD_SECRET: secret(),
    PORT: String(await freePort()),
    FORM_RATE_LIMIT: '100000',
    PAGES_IN_ADVANCE: '0', // rendering in advance would take CPU time from the pages that a test requests
    // Empty, so that a developer's .env does not set them.
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    LEAD_WEBHOOK_URL: '',
    LOGIN_URL: '',
    SITE_URL: '',
    ...env,
  };
  const launchDatabase = () => startPostgres({ dataDir, password: TEST_PASSWORD, log: () => {} });
  let database = await launchDatabase();
  const log = logFile ?? path.join(dataDir, 'server.log');
  const output = openSync(log, 'w');
  const launchServer = (isAway = false) =>
    serve({ url: database.url, env: settings, output, isAway });
  let server = await launchServer();
  return {
    url: `http://localhost:${settings.PORT}`,
    logFile: log,
    secrets: settings,
    databaseUrl: () => database.url,
    pid: () => server.pid,
    databasePid: () => database.pid,
    /** Kills the web server with SIGKILL, as a crash would. With `databaseToo`, kills Postgres as well. */
    async kill({ databaseToo = false } = {}) {
      server.kill('SIGKILL');
      if (databaseToo) process.kill(database.pid, 'SIGKILL');
      await server.ended;
    },
    async killDatabase() {
      process.kill(database.pid, 'SIGKILL');
      await database.ended;
    },
    /** Starts Postgres again after `killDatabase`, on the same port. */
    async restartDatabase() {
      await database.again();
    },
    /** Starts only the web server; `isAway` says that Postgres is down. */
    async restartServer({ isAway = false } = {}) {
      server = await launchServer(isAway);
    },
    /** Starts a web server that gets no port: it answers nobody, but its workers take jobs. */
    startWithoutPort() {
      const early = serveEarly({ env: settings, output });
      early.child.send({ databaseUrl: database.url });
      return { kill: () => early.discard() };
    },
    /** Starts the killed site as the next `npm start` does: joins or recovers the database, and serves again. */
    async restart() {
      database = await launchDatabase();
      server = await launchServer();
    },
    /** Starts a second web server on the same database, with a data folder of its own. */
    async startBeside() {
      const port = String(await freePort());
      const folder = `${dataDir}-beside`;
      rmSync(folder, { recursive: true, force: true });
      shareCompiled(folder);
      const beside = await serve({
        url: database.url,
        env: { ...settings, DATA_DIR: folder, PORT: port },
        output,
      });
      return { url: `http://localhost:${port}`, stop: () => beside.stop() };
    },
    async stop() {
      await server.stop();
      await database.stop();
    },
  };
}

/** Names of the sites that offer third-party scripts: those on which tests act as visitors. */
const WITH_THIRD_PARTIES = new Set(['visitors', 'visitors-combinations', 'long']);

/**
 * Runs a function with a site of its own and always stops the site afterwards.
 * @param {string} name folder below .cache/test that holds its data
 * @param {(env: object) => Promise<unknown>} run gets the URLs of the site and its auxiliary servers
 */
export async function withTestSite(name, run) {
  const { startReceiver } = await import('./webhook-receiver.mjs');
  const { startVendors } = await import('./fake-third-party-scripts.mjs');
  const receiver = await startReceiver();
  const vendors = await startVendors();
  const env = {
    ALLOW_LOOPBACK_TARGETS: 'true',
    LEAD_WEBHOOK_SECRET: receiver.secret,
    LEAD_WEBHOOK_URL: receiver.url,
    LOGIN_URL: 'https://app.example.com/login',
    SHOW_GALLERY: 'true',
    ...(WITH_THIRD_PARTIES.has(name) ? vendors.settings : {}),
  };
  // Browser tests kill no database.
  const site = await startSite(name, env, { survives: 'nothing' });
  try {
    return await run({
      TEST_SITE_URL: site.url,
      TEST_DATABASE_URL: site.databaseUrl(),
      TEST_RECEIVER_URL: receiver.url,
      TEST_VENDORS_URL: vendors.origin,
      TEST_LOG_FILE: site.logFile,
    });
  } finally {
    await site.stop();
    await receiver.stop();
    await vendors.stop();
  }
}
