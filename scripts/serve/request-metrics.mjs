import { readFileSync } from 'node:fs';
import { signalsSent } from '../../src/lib/opentelemetry-signals.ts';
import { inRoot } from '../lib/project-paths.mjs';
import { LIVE } from './answer-health-checks.mjs';

/**
 * Names and patterns of the routes that Next answers, the most specific first. The first three are not in Next's
 * manifest.
 */
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

/** Routes with many requests whose traces would be useless. */
const NOT_TRACED = /^(?:file$|\/_next\/static|\/api\/health\/)/;

/** Creates a span per request, except for files and health checks. */
function requestSpans({ routeOf, tracing }, trustedProxies) {
  /** @type {WeakMap<import('node:http').ServerResponse, import('../../src/lib/start-tracing-span.ts').OpenSpan>} */
  const spans = new WeakMap();
  return {
    begin({ method, headers }, response) {
      // Only a proxy of ours is trusted: a client must not be able to join a trace of its choice.
      const parent = trustedProxies > 0 ? (headers.traceparent ?? null) : null;
      const attributes = { 'http.request.method': method };
      const span = tracing()?.start(method, { kind: 'server', parent, attributes });
      if (span) spans.set(response, span);
    },
    end(response) {
      const span = spans.get(response);
      const route = routeOf(response);
      if (!span || NOT_TRACED.test(route)) return; // a span that is never ended is never exported
      const { statusCode, writableFinished, req } = response;
      span.rename(`${req.method} ${route}`);
      span.note({ 'http.route': route });
      if (!writableFinished) span.fail('disconnected');
      else span.note({ 'http.response.status_code': statusCode });
      if (writableFinished && statusCode >= 500) span.fail(String(statusCode));
      span.end();
    },
    within(response, work) {
      const span = spans.get(response);
      return span ? span.within(work) : work();
    },
  };
}

/**
 * Counts requests and their durations if metrics are on, and creates spans if traces are on; otherwise loads and does
 * nothing.
 * @param {NodeJS.ProcessEnv} [environment]
 */
export async function measurement(environment = process.env) {
  const sent = signalsSent(environment);
  const isCounting = Boolean(environment.METRICS_PORT) || sent.metrics;
  if (!isCounting && !sent.traces) {
    return { begin() {}, within: (_response, work) => work(), ofFile() {}, ofNext() {} };
  }
  const { countAnswer, rememberRoutes, recordRoute, routeOf, startTelemetry } =
    await import('../../src/lib/prometheus-metrics.ts');
  const { tracing } = await import('../../src/lib/start-tracing-span.ts');
  rememberRoutes();
  if (isCounting) startTelemetry();
  const spans = requestSpans({ routeOf, tracing }, Number(environment.TRUSTED_PROXIES ?? 0));
  const routes = nextRoutes();
  return {
    /** Measures a request until its answer has ended, or its connection was closed. */
    begin(request, response) {
      const began = performance.now();
      spans.begin(request, response);
      response.once('close', () => {
        countAnswer(response, (performance.now() - began) / 1000);
        spans.end(response);
      });
    },
    /** Runs the handler of a request within its span. */
    within: (response, work) => spans.within(response, work),
    /** Records that a file answers the request, unless a page's route is recorded later. */
    ofFile: (response) => recordRoute(response, 'file'),
    /** Records the route of Next that answers the request; `nothing` for none. */
    ofNext(request, response) {
      const path = request.url.split('?', 1)[0];
      const route = routes.find(({ pattern }) => pattern.test(path));
      recordRoute(response, route?.name ?? 'nothing');
    },
  };
}
