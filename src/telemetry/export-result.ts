import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { errorFields, log } from '@/lib/log';

type Exporter<Item> = { export: (items: Item, done: (result: ExportResult) => void) => void };

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
        log.warn('telemetry.not-sent', { signal, ...errorFields(result.error) });
      } else if (!hasFailed && isFailing) {
        log.info('telemetry.sent-again', { signal });
      }
      isFailing = hasFailed;
      done(result);
    });
  return exporter;
}
