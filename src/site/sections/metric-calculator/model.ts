import type { Metric } from '@/lib/metrics';

export type MetricCalculatorModel = {
  metric: Metric;
  titleLines: string[];
  text: string | null;
};
