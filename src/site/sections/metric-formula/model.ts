import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';
import type { Metric } from '@/lib/names-of-customer-metrics';

export type MetricFormulaModel = {
  metric: Metric;
  titleLines: string[];
  text: string | null;
  formula: {
    /** The name of the result, which stands left of the equals sign. */
    left: string;
    top: string;
    /** The denominator; null for a formula that is not a fraction. */
    bottom: string | null;
    /** The text after the fraction, such as `× 100`. */
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
    sample: boolean;
  };
};

export const toMetricFormulaModel = ({
  metric,
  title,
  text,
  formula,
  symbols,
  example,
}: BlockOf<'metricFormula'>): MetricFormulaModel => ({
  metric,
  titleLines: nonEmptyLines(title),
  text: text || null,
  formula: {
    left: formula.left,
    top: formula.top,
    bottom: formula.bottom || null,
    right: formula.right || null,
  },
  symbols: symbols.map(({ symbol, meaning }) => ({ symbol, meaning })),
  example: {
    title: example.title,
    text: example.text,
    steps: example.steps.map(({ label, working, value }) => ({ label, working, value })),
    resultLabel: example.resultLabel,
    resultValue: example.resultValue,
    conclusion: example.conclusion,
    sample: example.sample ?? false,
  },
});
