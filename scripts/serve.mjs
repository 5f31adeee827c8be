import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from './lib/output.mjs';
import { root } from './lib/paths.mjs';
import { WITHOUT_DATABASE } from './serve/early.mjs';
import { setAdminPolicy } from './serve/admin-policy.mjs';
import { replaceFailures } from './serve/failed-answers.mjs';
import { answerHealth } from './serve/health.mjs';
import { isolationHeaders } from './serve/isolation.mjs';
import { measurement } from './serve/measure.mjs';
import { quietMoments } from './serve/quiet.mjs';
import { sharedTags } from './serve/shared-tags.mjs';
import { earlierFiles, siteFiles } from './serve/site-files.mjs';
import { earlierBuilds } from './steps/builds.mjs';
import { truthfulAddress } from './serve/headers.mjs';
import { withinLimits } from './serve/request-limits.mjs';

/**
 * The web server of production: the site's pages and files, and Next for the admin, behind a plain HTTP server
 * that knows how to stop and tells both the sender's true address.
 * Started by start.mjs and the tests, with the environment complete.
 */
const LAST_REQUESTS_MS = 20_000;
/** A proxy in front asks once a second whether this process is live, and has to hear that it goes before the port closes. */
const FAREWELL_MS = 2500;
/** For all of a stop: a database that hangs may keep neither this process nor the one that waits for it. */
const STOP_MS = 45_000;
/** A load of the admin that hangs is ended: another process is started then. */
const ADMIN_MS = 120_000;
/** The admin is not kept waiting by home pages that take longer, as of a database that hangs. */
const HOME_PAGES_MS = 5000;
/** Nor for longer than this by readers who keep coming. */
const READERS_MS = 10_000;

const port = Number(process.env.PORT);
/** The address of the database, once it takes queries: from the environment, or said by the starting process. */
const databaseUrl = process.argv.includes(WITHOUT_DATABASE)
  ? new Promise((resolve) => {
      const leave = () => process.exit();
      process.once('disconnect', leave);
      process.once('message', (message) => {
        process.off('disconnect', leave);
        resolve(message.databaseUrl);
      });
    })
  : process.env.DATABASE_URL;
const trustedProxies = Number(process.env.TRUSTED_PROXIES ?? 0);

/** What Next answers: the admin, the endpoints, the pictures it makes smaller, and its own files. */
const OF_NEXT =
  /^\/(?:(?:admin|api)(?![^/?])|graphql(?![^?])|_next\/image(?![^?])|_next\/static\/)/;
// Beside the start of the database: no module of this one reads the environment while it is loaded.
const { startBackground } = await import('../dist/serving/background.mjs');
process.env.DATABASE_URL = await databaseUrl;
const { answerVisitor, makeHomePages } = await import('../dist/serving/site.mjs');
const tagged = sharedTags();
const answerFile = siteFiles(tagged.ofFile);
const measured = await measurement();
const answerEarlier = earlierFiles(earlierBuilds(process.env.DATA_DIR), (response) => {
  measured.ofFile(response);
  tagged.ofFile(response);
});
const quiet = quietMoments(READERS_MS);

/**
 * Next, loaded in two parts, each at a quiet moment: nothing is answered while a module is loaded. It loads the admin and
 * each endpoint when they are first asked for (next.config.ts).
 */
async function loadAdmin() {
  const { default: next } = await import('next');
  // Next listens for upgrades on this server, which takes no connection: on the real one a request to upgrade
  // is a request like any other, so that it passes the limits and its connection has time-outs.
  const app = next({
    dev: false,
    dir: root,
    port,
    hostname: 'localhost',
    httpServer: createServer(),
  });
  const answerStaff = app.getRequestHandler();
  await quiet.next();
  await app.prepare();
  return { answerStaff, close: () => app.close() };
}

/** @type {PromiseWithResolvers<Awaited<ReturnType<typeof loadAdmin>>>} */
const admin = Promise.withResolvers();
admin.promise.catch(() => {}); // whoever waits for it hears of it
let isAdminLoading = false;
let isAdminThere = false;

/** To a request that waited for an admin that will not be there. */
function sayAway(response) {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
}

function answer(request, response) {
  if (OF_NEXT.test(request.url)) {
    measured.ofNext(request, response);
    const state = { isStarting: !isAdminThere, isStopping: stopping };
    if (answerHealth(request, response, state)) return;
    tagged.ofNext(request, response);
    quiet.hurry();
    admin.promise
      .then(({ answerStaff }) => answerStaff(request, response))
      .catch(() => sayAway(response));
  } else {
    measured.ofFile(response);
    answerFile(request, response, () => {
      quiet.note(response);
      answerVisitor(request, response);
    });
  }
}

let stopping = false;
let isClosing = false;

const server = createServer((request, response) => {
  measured.begin(request, response);
  for (const header of Object.entries(isolationHeaders(request.url, process.env.SITE_URL))) {
    response.setHeader(...header);
  }
  // A sender that keeps its connection for the next request must not keep a stopping server.
  if (stopping) response.setHeader('Connection', 'close');
  response.once('finish', () => {
    if (isClosing) setImmediate(() => server.closeIdleConnections());
  });
  withinLimits(request, response, () =>
    measured.within(response, () => {
      truthfulAddress(request, trustedProxies);
      setAdminPolicy(request, response);
      replaceFailures(request, response, port);
      // Before Next: it would answer for a file of its own that it does not have.
      answerEarlier(request, response, () => answer(request, response));
    }),
  );
});
server.keepAliveTimeout = 65_000;
server.headersTimeout = 20_000;
server.requestTimeout = 60_000;

/** Answers what is in flight, lets the worker finish its jobs, then goes. */
async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  // A request that a proxy sends on a connection just closed is lost to it: it can not send a form twice.
  if (trustedProxies > 0) await pause(FAREWELL_MS);
  quiet.hurry();
  if (!isAdminLoading) admin.reject(new Error('The server is stopping.'));
  isClosing = true;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const overdue = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  await closed;
  clearTimeout(overdue);
  await globalThis.siteShutdown?.().catch(() => {});
  if (isAdminLoading) await admin.promise.then(({ close }) => close()).catch(() => {});
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The process that started this one is gone: nobody would stop us any more.
process.on('disconnect', stop);

// As Next has it once it is loaded: while the database is away the CMS rejects promises that nobody waits for.
process.on('unhandledRejection', (reason) => {
  log('error', 'server.unhandled-rejection', { error: reason?.name, code: reason?.code });
});

/** Tells the starting process that this one can serve, and resolves once it has the port from it. */
const takePort = () =>
  new Promise((resolve) => {
    // It holds the port meanwhile, and hands it over: no connection is refused in between.
    process.once('message', (_message, door) => {
      if (stopping || !door) return door?.close();
      server.listen(door, () => {
        process.send?.({ listening: true });
        resolve();
      });
    });
    process.send?.({ prepared: true });
  });

async function main() {
  await startBackground();
  await takePort();
  await Promise.race([makeHomePages(), pause(HOME_PAGES_MS, undefined, { ref: false })]);
  log('info', 'server.pages-ready', { afterMs: Math.round(performance.now()) });
  await quiet.next();
  if (stopping) return;
  isAdminLoading = true;
  const hung = setTimeout(() => process.exit(1), ADMIN_MS);
  admin.resolve(await loadAdmin());
  isAdminThere = true;
  clearTimeout(hung);
  log('info', 'server.admin-ready', { afterMs: Math.round(performance.now()) });
  flushCompileCache(); // not at the end alone: a process that is killed has none
}

await main().catch((error) => {
  console.error(error);
  process.exit(1); // the process that watches this one starts another
});
