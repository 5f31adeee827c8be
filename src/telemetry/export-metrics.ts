import { hrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { brand } from '../../brand.config';
import { env } from '@/lib/env';
import { sayOnce } from './log-export-failure-once';
import { readGauges } from './database-gauges';
import { metricsOf } from './convert-prometheus-metrics';
import { startCounting } from './start-metrics';

async function exporter() {
  const { OTLPMetricExporter } =
    env().OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto');
  return sayOnce('metrics', new OTLPMetricExporter());
}

/**
 * Exports the metrics of `/metrics` at intervals to the collector that the environment names. Returns a function that
 * exports once more and stops.
 */
export async function startMetrics(resource: Resource): Promise<() => Promise<void>> {
  const counted = startCounting();
  const began = hrTime();
  const producer: MetricProducer = {
    async collect() {
      await readGauges(counted);
      const metrics = await metricsOf(counted.registry, began);
      const scopeMetrics = [{ scope: { name: brand.slug }, metrics }];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
  const reader = new PeriodicExportingMetricReader({
    exporter: await exporter(),
    exportIntervalMillis: env().OTEL_METRIC_EXPORT_INTERVAL,
    metricProducers: [producer],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return () => provider.shutdown();
}
