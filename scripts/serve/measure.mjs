import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { LIVE } from './health.mjs';

/** The routes of the admin's build, the most specific first, and other addresses answered below them. */
function nextRoutes() {
  const { staticRoutes, dynamicRoutes } = JSON.parse(
    readFileSync(inRoot('.next/routes-manifest.json'), 'utf8'),
  );
  return [
    { name: LIVE, pattern: new RegExp(`^${LIVE}$`) },
    { name: '/_next/image', pattern: /^\/_next\/image$/ },
    { name: '/_next/static', pattern: /^\/_next\/static\// },
    ...[...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({
      name: page,
      pattern: new RegExp(regex),
    })),
  ];
}

/**
 * Counts requests and their durations when METRICS_PORT is set; otherwise loads and does nothing.
 * @param {NodeJS.ProcessEnv} [environment]
 */
export async function measurement({ METRICS_PORT } = process.env) {
  if (!METRICS_PORT) return { begin() {}, ofFile() {}, ofNext() {} };
  const { countAnswer, noteRoute, startTelemetry } = await import('../../src/lib/telemetry.ts');
  startTelemetry();
  const routes = nextRoutes();
  return {
    /** Counts a request when its answer has ended, or its connection was closed. */
    begin(response) {
      const began = performance.now();
      response.once('close', () => countAnswer(response, (performance.now() - began) / 1000));
    },
    /** Counts the request as a file, unless a page route answers it. */
    ofFile: (response) => noteRoute(response, 'file'),
    /** The pattern of the Next route that answers. */
    ofNext(request, response) {
      const path = request.url.split('?', 1)[0];
      const route = routes.find(({ pattern }) => pattern.test(path));
      noteRoute(response, route?.name ?? 'nothing');
    },
  };
}
