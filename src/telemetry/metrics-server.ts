import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/write-log-line';
import type { Telemetry } from '@/lib/prometheus-metrics';
import { startCounting } from './start-metrics';
import { readGauges } from './database-gauges';

/** The interval of retries while the previous process still uses the port, in milliseconds. */
const RETRY_INTERVAL_MS = 5000;

async function answer(
  counted: Telemetry,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (url?.split('?', 1)[0] !== '/metrics') {
    response.writeHead(404).end();
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else {
    await readGauges(counted);
    const text = await counted.registry.metrics();
    response.writeHead(200, { 'Content-Type': counted.registry.contentType });
    response.end(method === 'HEAD' ? undefined : text);
  }
}

/**
 * Serves `/metrics` on the port METRICS_PORT, if it is set, until the server stops (ADR-0042). Resolves after the first
 * attempt to listen.
 */
export async function serveMetrics(stopping: AbortSignal): Promise<void> {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT === undefined) return;
  const counted = startCounting();
  const server = createServer((request, response) => {
    answer(counted, request, response).catch((error: unknown) => {
      log.error('metrics.failed', errorFields(error));
      response.destroy();
    });
  });
  server.headersTimeout = 5000;
  server.requestTimeout = 10_000;
  server.maxConnections = 20;
  const listen = () => server.listen(METRICS_PORT, METRICS_HOST);
  server.on('error', (error) => {
    log.warn('metrics.not-listening', errorFields(error));
    setTimeout(() => !stopping.aborted && listen(), RETRY_INTERVAL_MS).unref();
  });
  stopping.addEventListener('abort', () => {
    server.close();
    server.closeAllConnections();
  });
  listen();
  await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(() => {});
}
