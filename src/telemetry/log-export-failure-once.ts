import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { errorFields, log } from '@/lib/write-log-line';

type Exporter<Item> = { export: (items: Item, done: (result: ExportResult) => void) => void };

/**
 * The HTTP status in an error of the exporters. 429, 502, 503 and 504 are missing: these are retried until the timeout,
 * and their status is lost.
 */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'
    ? error.code
    : undefined;

/** Logs when a collector starts to fail and when it recovers, but not each failure in between. */
export function sayOnce<Item, AnExporter extends Exporter<Item>>(
  signal: 'traces' | 'metrics',
  exporter: AnExporter & Exporter<Item>,
): AnExporter {
  const send = exporter.export.bind(exporter);
  let isFailing = false;
  exporter.export = (items, done) =>
    send(items, (result) => {
      const hasFailed = result.code !== ExportResultCode.SUCCESS;
      if (hasFailed && !isFailing) {
        const status = statusOf(result.error);
        log.warn('telemetry.not-sent', { signal, ...errorFields(result.error), status });
      } else if (!hasFailed && isFailing) {
        log.info('telemetry.sent-again', { signal });
      }
      isFailing = hasFailed;
      done(result);
    });
  return exporter;
}
