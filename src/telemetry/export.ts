import { randomUUID } from 'node:crypto';
import { brand } from '../../brand.config';
import { errorFields, log } from '@/lib/log';
import { signalsSent } from '@/lib/otel-signals';

/** For the last spans and counts of a process that stops: a collector that hangs may not keep it. */
const LAST_MS = 2000;

/** What it is that sends: the name of the site, and of this process among several. */
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
 * Sends traces and metrics to a collector where the variables of OpenTelemetry say so; loads nothing where they do not
 * (ADR-0050). Returns what sends the last of them, in two seconds at most.
 */
export async function startExport(): Promise<() => Promise<void>> {
  const sent = signalsSent(process.env);
  const ends: (() => Promise<void>)[] = [];
  if (sent.traces || sent.metrics) {
    const resource = await resourceOfSite();
    if (sent.traces) ends.push(await (await import('./traces')).startTraces(resource));
    if (sent.metrics) ends.push(await (await import('./pushed-metrics')).startMetrics(resource));
    log.info('telemetry.started', sent);
  }
  return async () => {
    const ended = Promise.all(ends.map((end) => end()));
    const late = new Promise((resolve) => setTimeout(resolve, LAST_MS).unref());
    await Promise.race([ended, late]).catch((error: unknown) => {
      log.warn('telemetry.last-not-sent', errorFields(error));
    });
  };
}
