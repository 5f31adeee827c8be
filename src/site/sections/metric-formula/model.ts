import type { Metric } from '@/lib/metrics';

export type MetricFormulaModel = {
  metric: Metric;
  titleLines: string[];
  text: string | null;
  formula: {
    /** What the fraction makes, left of the equals sign. */
    left: string;
    top: string;
    /** Null for a formula that is no fraction. */
    bottom: string | null;
    /** What follows the fraction, such as `× 100`. */
    right: string | null;
  };
  symbols: { symbol: string; meaning: string }[];
  example: {
    title: string;
    text: string;
    steps: { label: string; working: string; value: string }[];
    resultLabel: string;
    resultValue: string;
    conclusion: string;
    sampleNote: string | null;
  };
};
