import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram as HistogramValue,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string>>;
/** One value of a histogram, with the name that the types of prom-client omit: the histogram's followed by _bucket, _sum or _count. */
type Part = MetricValue<string> & { metricName?: string };

const descriptorOf = ({ name, help }: Metric) => ({
  name,
  description: help,
  unit: name.includes('_seconds') ? 's' : name.includes('_bytes') ? 'By' : '',
  valueType: ValueType.DOUBLE,
});

type Times = { startTime: HrTime; endTime: HrTime };

/** One point per set of labels. Buckets are cumulative in Prometheus, and not in OpenTelemetry. */
function histogramPoints({ name, values }: Metric, times: Times): DataPoint<HistogramValue>[] {
  const series = new Map<string, Part[]>();
  for (const part of values as Part[]) {
    const { le: _bound, ...labels } = part.labels;
    const key = JSON.stringify(labels);
    series.set(key, [...(series.get(key) ?? []), part]);
  }
  return [...series].map(([key, parts]) => {
    const valueOf = (suffix: string) =>
      parts.find(({ metricName }) => metricName === name + suffix)?.value ?? 0;
    const buckets = parts.filter(({ metricName }) => metricName === `${name}_bucket`);
    const below = buckets.map(({ value }) => value);
    return {
      ...times,
      attributes: JSON.parse(key) as Attributes,
      value: {
        sum: valueOf('_sum'),
        count: valueOf('_count'),
        buckets: {
          boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
          counts: below.map((value, index) => value - (below[index - 1] ?? 0)),
        },
      },
    };
  });
}

function metricData(metric: Metric, times: Times): MetricData {
  const shared = {
    descriptor: descriptorOf(metric),
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if ((metric.type as unknown) === 'histogram') {
    const dataPoints = histogramPoints(metric, times);
    return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = metric.values.map(({ labels, value }) => ({
    ...times,
    attributes: labels as Attributes,
    value,
  }));
  return (metric.type as unknown) === 'counter'
    ? { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...shared, dataPointType: DataPointType.GAUGE, dataPoints };
}

/**
 * The metrics of a Prometheus registry as OpenTelemetry metrics, with the same names and labels.
 *
 * @param startTime the start of counting
 */
export async function metricsOf(registry: Registry, startTime: HrTime): Promise<MetricData[]> {
  const held = await registry.getMetricsAsJSON();
  const times = { startTime, endTime: hrTime() };
  // A metric without values is not exported, just as a Prometheus scrape has no sample of it.
  return held.filter(({ values }) => values.length > 0).map((metric) => metricData(metric, times));
}
