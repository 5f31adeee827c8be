import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * A module that is preloaded into every process of a start (NODE_OPTIONS). It makes the web server log how many files
 * of code it had loaded when it loaded the first one of Next, how many pages were in progress then, which endpoints
 * and screens it loads, its answers, and whether it loads the code that sends traces.
 */

const OF_NEXT = /\/node_modules\/next\/dist\/server\/next\.js$/;
const ENDPOINT = /\/\.next\/server\/app\/(.+)\/(?:page|route)\.js$/;
const OF_SERVING = /\/dist\/serving\//;
/** The class by which the code that sends traces is found in the web server's bundle. */
const OF_TELEMETRY = 'BatchSpanProcessor';
const NO_PAGE = /^\/(?:admin|api)\//;
const files = new Set();
const pages = new Set();

const say = (event, more) =>
  writeSync(1, `${JSON.stringify({ event: `test.${event}`, ...more })}\n`);

if (process.argv[1]?.endsWith('scripts/serve.mjs')) {
  registerHooks({
    load(url, context, load) {
      const [, endpoint] = ENDPOINT.exec(decodeURI(url)) ?? [];
      if (OF_NEXT.test(url)) {
        say('admin-asked-for', { files: files.size, underWay: pages.size });
      } else if (endpoint) {
        say('endpoint-loaded', { endpoint });
      } else if (url.startsWith('file:')) {
        files.add(url);
      }
      const loaded = load(url, context);
      if (OF_SERVING.test(url) && Buffer.from(loaded.source ?? '').includes(OF_TELEMETRY)) {
        say('telemetry-loaded', {});
      }
      return loaded;
    },
  });
  subscribe('http.server.request.start', ({ request, response }) => {
    if (NO_PAGE.test(request.url)) return;
    pages.add(response);
    response.once('close', () => pages.delete(response));
  });
  subscribe('http.server.response.finish', ({ request, response }) => {
    say('answered', { address: request.url, status: response.statusCode });
  });
}
