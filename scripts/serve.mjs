import { createServer } from 'node:http';
import next from 'next';
import { root } from './lib/paths.mjs';
import { setAdminPolicy } from './serve/admin-policy.mjs';
import { replaceFailures } from './serve/failed-answers.mjs';
import { isolationHeaders } from './serve/isolation.mjs';
import { siteFiles } from './serve/site-files.mjs';
import { truthfulAddress } from './serve/headers.mjs';
import { withinLimits } from './serve/request-limits.mjs';

/**
 * The web server of production: the site's pages and files, and Next for the admin, behind a plain HTTP server
 * that knows how to stop and tells both the sender's true address.
 * Started by start.mjs and the tests, with the environment complete.
 */
const LAST_REQUESTS_MS = 20_000;
/** For all of a stop: a database that hangs may keep neither this process nor the one that waits for it. */
const STOP_MS = 45_000;

const port = Number(process.env.PORT);
const trustedProxies = Number(process.env.TRUSTED_PROXIES ?? 0);

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

/** What Next answers: the admin, the endpoints, the pictures it makes smaller, and its own files. */
const OF_NEXT =
  /^\/(?:(?:admin|api)(?![^/?])|graphql(?![^?])|_next\/image(?![^?])|_next\/static\/)/;
const { answerVisitor } = await import('../dist/server/entry.mjs');
const answerFile = siteFiles();

function answer(request, response) {
  if (OF_NEXT.test(request.url)) {
    answerStaff(request, response).catch(() => response.destroy());
  } else {
    answerFile(request, response, () => answerVisitor(request, response));
  }
}

let stopping = false;

const server = createServer((request, response) => {
  for (const header of Object.entries(isolationHeaders(request.url, process.env.SITE_URL))) {
    response.setHeader(...header);
  }
  // A sender that keeps its connection for the next request must not keep a stopping server.
  if (stopping) response.setHeader('Connection', 'close');
  response.once('finish', () => {
    if (stopping) setImmediate(() => server.closeIdleConnections());
  });
  withinLimits(request, response, () => {
    truthfulAddress(request, trustedProxies);
    setAdminPolicy(request, response);
    replaceFailures(request, response, port);
    answer(request, response);
  });
});
server.keepAliveTimeout = 65_000;
server.headersTimeout = 20_000;
server.requestTimeout = 60_000;

/** Answers what is in flight, lets the worker finish its jobs, then goes. */
async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const overdue = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  await closed;
  clearTimeout(overdue);
  await globalThis.siteShutdown?.().catch(() => {});
  await app.close().catch(() => {});
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The process that started this one is gone: nobody would stop us any more.
process.on('disconnect', stop);

await app.prepare();
// The starting process holds the port meanwhile, and hands it over: no connection is refused in between.
process.once('message', (_message, door) => {
  if (stopping || !door) return door?.close();
  server.listen(door, () => process.send?.({ listening: true }));
});
process.send?.({ prepared: true });
