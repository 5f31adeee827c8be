import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';
import type { Metric } from '@/lib/names-of-customer-metrics';

export type MetricCalculatorModel = {
  metric: Metric;
  titleLines: string[];
  text: string | null;
};

export const toMetricCalculatorModel = (
  block: BlockOf<'metricCalculator'>,
): MetricCalculatorModel => ({
  metric: block.metric,
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
});
