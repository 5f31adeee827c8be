import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * The Prometheus metrics of a process (ADR-0042, docs/operations.md). Labels have few values, all of them constants of
 * the code: never a URL, a name or other input. This file imports no module of ours, so Node can load it without a
 * build.
 */

/** Histogram buckets of request durations, in seconds. */
const OF_REQUESTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const OF_SAVES = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Histogram buckets from seconds to the eight hours for which a delivery is retried. */
const OF_DELIVERIES = [1, 2, 5, 10, 30, 60, 300, 1800, 3600, 14_400, 28_800];

function makeTelemetry() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[] = [],
  ) => new Histogram({ name, help, buckets, labelNames, registers });

  return {
    registry,
    requests: counter('site_http_requests_total', 'Requests, by route pattern and status class.', [
      'route',
      'status',
    ]),
    requestSeconds: histogram(
      'site_http_request_duration_seconds',
      'From the head of a request to the end of its answer.',
      OF_REQUESTS,
      ['route'],
    ),
    pageAnswers: counter(
      'site_page_cache_answers_total',
      'Pages that are the same for everybody: hit, miss (made now), last_good (stands in), failed.',
      ['result'],
    ),
    pageRefreshes: counter(
      'site_page_cache_refreshes_total',
      'Times that pages were compared with what has changed.',
    ),
    pagesRefreshed: counter(
      'site_page_cache_refreshed_pages_total',
      'Kept pages that had to be made again because something in them had changed.',
    ),
    pageSeconds: histogram('site_page_making_seconds', 'Making a page.', OF_REQUESTS),
    liveSeconds: histogram(
      'site_edit_to_live_seconds',
      'From the end of a save, just before its commit, until this instance shows what was saved.',
      OF_SAVES,
    ),
    deliverySeconds: histogram(
      'site_lead_delivery_seconds',
      'From a lead, or its release by a person, until it has arrived in another system.',
      OF_DELIVERIES,
      ['target'],
    ),
    deliveryAttempts: counter(
      'site_delivery_attempts_total',
      'Attempts to bring a lead to another system.',
      ['target', 'result'],
    ),
    mailAttempts: counter('site_mail_attempts_total', 'Attempts to send a mail.', ['result']),
    purges: counter('site_cdn_purges_total', 'Calls that have a network drop what has changed.', [
      'cdn',
      'result',
    ]),
    sourceUp: gauge(
      'site_scrape_source_up',
      'Whether what the gauges are read from has answered in time: 1 or 0.',
      ['source'],
    ),
    queueJobs: gauge('site_queue_jobs', 'Jobs that wait or run.', ['queue']),
    queueAge: gauge(
      'site_queue_oldest_job_age_seconds',
      'Since when the oldest job of a queue is due and not done.',
      ['queue'],
    ),
    leads: gauge(
      'site_leads_unanswered',
      'Leads that are promised an answer and have none: in_time, or late, past the promised time.',
      ['state'],
    ),
    mails: gauge('site_mails', 'Mails that are not sent: pending, failed, kept.', ['status']),
    deliveries: gauge(
      'site_deliveries',
      'Leads that have not arrived in another system: pending, failed.',
      ['target', 'status'],
    ),
    spooledForms: gauge(
      'site_spool_forms',
      'Forms on the disk of this instance: waiting for the database, or set aside for a person.',
      ['state'],
    ),
    spoolAge: gauge(
      'site_spool_oldest_form_age_seconds',
      'Since when the oldest form on the disk waits; 0 while none does.',
    ),
  };
}

export type Telemetry = ReturnType<typeof makeTelemetry>;

const key = Symbol.for('site.telemetry');
const routesKey = Symbol.for('site.routes');
// Stored on `globalThis`, because the server, the pages and the admin load separate copies of this module.
const shared = globalThis as { [key]?: Telemetry; [routesKey]?: WeakMap<object, string> };

export const startTelemetry = (): Telemetry => (shared[key] ??= makeTelemetry());

/** The metrics of this process; undefined while metrics are off. */
export const telemetry = (): Telemetry | undefined => shared[key];

/** Makes the server remember the route of each response that starts from now on. */
export function rememberRoutes(): void {
  shared[routesKey] ??= new WeakMap();
}

/**
 * Records the route that answers a request, as a metric label.
 * @param answer the server's response
 * @param route one of few names
 */
export function recordRoute(answer: object, route: string): void {
  shared[routesKey]?.set(answer, route);
}

/** The route of a response, as a metric label; `refused` if the request was refused before a route was chosen. */
export const routeOf = (answer: object): string => shared[routesKey]?.get(answer) ?? 'refused';

/**
 * Counts a finished response.
 * @param seconds since the head of its request
 */
export function countAnswer(
  answer: { statusCode: number; writableFinished: boolean },
  seconds: number,
): void {
  const counted = telemetry();
  if (!counted) return;
  const route = routeOf(answer);
  // The class of the status, such as `2xx`; `disconnected` if the client closed the connection before the whole
  // answer was sent.
  const status = answer.writableFinished
    ? `${Math.floor(answer.statusCode / 100)}xx`
    : 'disconnected';
  counted.requests.inc({ route, status });
  counted.requestSeconds.observe({ route }, seconds);
}
