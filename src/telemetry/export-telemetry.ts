import { randomUUID } from 'node:crypto';
import { brand } from '../../brand.config';
import { errorFields, log } from '@/lib/write-log-line';
import { signalsSent, unsupportedOf } from '@/lib/opentelemetry-signals';

/** The timeout of the last export when a process stops: a collector that hangs must not delay the stop. */
const LAST_EXPORT_TIMEOUT_MS = 2000;

/**
 * The OpenTelemetry resource of this process: the name of the service, and an id that distinguishes several processes.
 */
async function resourceOfSite() {
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources');
  return defaultResource()
    .merge(
      resourceFromAttributes({ 'service.name': brand.slug, 'service.instance.id': randomUUID() }),
    )
    .merge(detectResources({ detectors: [envDetector] }));
}

/**
 * Exports traces and metrics to a collector if OpenTelemetry's variables name one; otherwise loads nothing (ADR-0050).
 * Warns of a variable with an unsupported exporter or protocol. Returns a function that exports the last ones, within
 * two seconds.
 */
export async function startExport(): Promise<() => Promise<void>> {
  const sent = signalsSent(process.env);
  for (const variable of unsupportedOf(process.env)) {
    log.warn('telemetry.unsupported', { variable });
  }
  const ends: (() => Promise<void>)[] = [];
  if (sent.traces || sent.metrics) {
    const resource = await resourceOfSite();
    if (sent.traces) ends.push(await (await import('./export-traces')).startTraces(resource));
    if (sent.metrics) ends.push(await (await import('./export-metrics')).startMetrics(resource));
    log.info('telemetry.started', sent);
  }
  return async () => {
    const ended = Promise.all(ends.map((end) => end()));
    const late = new Promise((resolve) => setTimeout(resolve, LAST_EXPORT_TIMEOUT_MS).unref());
    await Promise.race([ended, late]).catch((error: unknown) => {
      log.warn('telemetry.last-not-sent', errorFields(error));
    });
  };
}
