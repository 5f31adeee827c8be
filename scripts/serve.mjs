import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from './lib/print-command-progress.mjs';
import { root } from './lib/project-paths.mjs';
import { WITHOUT_DATABASE } from './serve/start-without-database-flag.mjs';
import { setAdminPolicy } from './serve/admin-security-policy.mjs';
import { isCall, replaceFailures } from './serve/error-responses.mjs';
import { answerHealth } from './serve/answer-health-checks.mjs';
import { prefixCookies } from './serve/host-only-cookies.mjs';
import { isolationHeaders } from './serve/security-headers-of-every-answer.mjs';
import { measurement } from './serve/request-metrics.mjs';
import { requestActivity } from './serve/time-since-last-request.mjs';
import { idleMoments } from './serve/wait-for-idle-server.mjs';
import { sharedTags } from './serve/cdn-cache-tag-of-files.mjs';
import { earlierFiles, siteFiles } from './serve/serve-site-files.mjs';
import { earlierBuilds, ownFiles } from './steps/keep-earlier-builds.mjs';
import { setClientAddress } from './serve/trusted-proxy-headers.mjs';
import { hasBody } from './serve/refuse-request.mjs';
import { withinLimits } from './serve/check-request-before-handlers.mjs';
import { unknownCalls } from './serve/refuse-unknown-server-functions.mjs';
import { formFault } from './serve/validate-request-head.mjs';
import { watchCall } from '../src/lib/server-function-refusal.ts';

/**
 * The production web server: the site's pages and files, and Next for the admin, behind an HTTP server that shuts
 * down cleanly and passes the client's true IP address to both. scripts/steps/start-web-server.mjs forks it with a
 * complete environment.
 */

/** How long a stopping server waits for requests in flight, in milliseconds. */
const LAST_REQUESTS_MS = 20_000;
/**
 * How long a stopping process behind a proxy keeps its port open, in milliseconds: the proxy checks liveness once a
 * second, and has to notice the stop before the port closes.
 */
const FAREWELL_MS = 2500;
/** How often a stopping process closes idle connections, in milliseconds. */
const IDLE_MS = 50;
/**
 * The maximum time of a shutdown, in milliseconds: a hanging database must not keep this process or its parent
 * running.
 */
const STOP_MS = 45_000;
/** The maximum time in which the admin has to load, in milliseconds; otherwise the process ends and is restarted. */
const ADMIN_MS = 120_000;
/** How long loading the admin waits at most until the home pages are rendered, which may hang with the database. */
const HOME_PAGES_MS = 5000;
/** How long loading the admin is delayed at most while visitors keep sending requests. */
const READERS_MS = 10_000;

const port = Number(process.env.PORT);
/** The URL of the database, once it accepts queries: from the environment, or sent by the parent process. */
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

/**
 * URLs that Next answers: the admin, the endpoints, resized pictures, and its own files; but not the endpoint that
 * renders pages from unsaved values (src/site/server/answer-unsaved-preview.ts).
 */
const OF_NEXT =
  /^\/(?!api\/preview\/unsaved(?![^?]))(?:(?:admin|api)(?![^/?])|graphql(?![^?])|_next\/image(?![^?])|_next\/static\/)/;
// Background work is loaded in parallel with the start of the database: no module imported here reads the environment
// while it loads.
const { startBackground, withResizedPictures } = await import('../dist/serving/background.mjs');
process.env.DATABASE_URL = await databaseUrl;
const { answerVisitor, cachedAnswers, keepCopiesOfAll, makeHomePages } =
  await import('../dist/serving/site.mjs');
const tagged = sharedTags();
const answerFile = siteFiles(tagged.ofFile);
const measured = await measurement();
const answerEarlier = earlierFiles(earlierBuilds(process.env.DATA_DIR), ownFiles(), (response) => {
  measured.ofFile(response);
  tagged.ofFile(response);
});
const refusesUnknownCall = unknownCalls();
const quiet = idleMoments(READERS_MS);
const activity = requestActivity();

/**
 * Loads Next in two parts, each at a quiet moment, because loading a module blocks all answers. Next loads
 * the admin and each endpoint at their first request (next.config.ts).
 */
async function loadAdmin() {
  const { default: next } = await import('next');
  // Next adds its upgrade listener to this server, which accepts no connections. On the real server an
  // upgrade request is handled like any other, so that limits and time-outs apply.
  const app = next({
    dev: false,
    quiet: true, // failures are logged in one line by src/instrumentation.ts
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
admin.promise.catch(() => {}); // avoids an "unhandled rejection": callers that await the promise get the error
let isAdminLoading = false;
let isAdminThere = false;

/** Answers a request that waited for the admin when the admin failed to load. */
function sayAway(response) {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
}

function answer(request, response) {
  if (OF_NEXT.test(request.url)) {
    measured.ofNext(request, response);
    const state = { isStarting: !isAdminThere, isStopping: stopping };
    if (answerHealth(request, response, state)) return; // asked every second by a program, not by a visitor
    activity.note(response);
    tagged.ofNext(request, response);
    quiet.hurry();
    admin.promise
      .then(({ answerStaff }) => withResizedPictures(request, () => answerStaff(request, response)))
      .catch(() => sayAway(response));
  } else {
    measured.ofFile(response);
    activity.note(response);
    answerFile(request, response, () => {
      quiet.note(response);
      answerVisitor(request, response);
    });
  }
}

let stopping = false;

const { SITE_URL, HSTS_SUBDOMAINS } = process.env;
const answerFromCache = cachedAnswers(isolationHeaders('/', SITE_URL, HSTS_SUBDOMAINS));

/**
 * Answers with a cached page, without the steps that such a request does not need. Until the admin has loaded, pages
 * take the long way, which counts them: loading waits for a quiet moment.
 */
const isAnsweredFromCache = (request, response) =>
  isAdminThere &&
  !stopping &&
  !hasBody(request) &&
  !formFault(request) &&
  measured.within(response, () => answerFromCache(request, response));

const server = createServer((request, response) => {
  measured.begin(request, response);
  if (isAnsweredFromCache(request, response)) {
    activity.answered();
    return;
  }
  for (const header of Object.entries(isolationHeaders(request.url, SITE_URL, HSTS_SUBDOMAINS))) {
    response.setHeader(...header);
  }
  prefixCookies(request, response, SITE_URL);
  // An idle keep-alive connection must not delay a stopping server.
  if (stopping) response.setHeader('Connection', 'close');
  withinLimits(request, response, () =>
    measured.within(response, () => {
      setClientAddress(request, trustedProxies);
      setAdminPolicy(request, response);
      const handle = (refusal) => {
        replaceFailures(request, response, port, refusal);
        // Files of earlier builds are tried before Next, which would answer 404 for hashed files that it does not have.
        answerEarlier(request, response, () => answer(request, response));
      };
      if (!isCall(request)) handle();
      else if (!refusesUnknownCall(request, response)) watchCall(handle);
    }),
  );
});
server.keepAliveTimeout = 65_000;
server.headersTimeout = 20_000;
server.requestTimeout = 60_000;

/** Answers requests in flight, lets the worker finish its jobs, then exits. */
async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  // A proxy loses a request sent on a connection that is just closing, and can not send a form twice.
  if (trustedProxies > 0) await pause(FAREWELL_MS);
  quiet.hurry();
  if (!isAdminLoading) admin.reject(new Error('The server is stopping.'));
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that becomes idle after its last answer must not delay the end.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  const overdue = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  await closed;
  clearTimeout(overdue);
  clearInterval(idle);
  await globalThis.siteShutdown?.().catch(() => {});
  if (isAdminLoading) await admin.promise.then(({ close }) => close()).catch(() => {});
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The parent process has ended: nothing else would stop this one.
process.on('disconnect', stop);

// Logs unhandled rejections instead of ending the process, as Next does once loaded: while the database is down the
// CMS leaves some.
process.on('unhandledRejection', (reason) => {
  log('error', 'server.unhandled-rejection', { error: reason?.name, code: reason?.code });
});

/** Tells the parent process that this process can serve, and resolves once it has received the port. */
const takePort = () =>
  new Promise((resolve) => {
    // The parent holds the port meanwhile and passes it on, so that no connection is refused.
    process.once('message', (_message, held) => {
      if (stopping || !held) return held?.close();
      server.listen(held, () => {
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
  flushCompileCache(); // writes the compile cache now: a killed process would not write it at its end
  await keepCopiesOfAll({ idleMs: activity.idleMs, isStopping: () => stopping });
}

await main().catch((error) => {
  console.error(error);
  process.exit(1); // the supervising process starts another one
});
