import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { Metric } from '@/lib/names-of-customer-metrics';
import type { TextLink } from '@/lib/text-link-type';

export type Tone = 'full' | 'half' | 'none';

/**
 * The shape of the drawing. `scale`: numbered grades; `bar`: spans of time or money; `call`: phases of a telephone
 * call; `dots`: a number out of a hundred; `steps`: a growing total.
 */
export type FigureShape = 'scale' | 'bar' | 'call' | 'dots' | 'steps';

export type MetricFigure = {
  shape: FigureShape;
  /** The number of the first grade of a scale. */
  start: number;
  /** The parts of the drawing; `amount`: grades of a scale, length of a bar, number of dots, or height of a step. */
  parts: { label: string; detail: string; amount: number; tone: Tone }[];
};

export type MetricHeroModel = {
  metric: Metric;
  abbreviation: string;
  /** The question that people search for, and the page's answer. */
  titleLines: string[];
  /** The first line of text: the definition of the metric. */
  lead: string;
  /** The lines after the definition: what the software does with the metric, and for which role; may be empty. */
  definition: string;
  primary: TextLink | null;
  secondary: TextLink | null;
  formula: string;
  figure: MetricFigure;
};

export const toMetricHeroModel = (
  block: BlockOf<'metricHero'>,
  { locale }: TransformContext,
): MetricHeroModel => ({
  metric: block.metric,
  abbreviation: block.abbreviation,
  titleLines: nonEmptyLines(block.name),
  lead: nonEmptyLines(block.definition)[0] ?? '',
  definition: nonEmptyLines(block.definition).slice(1).join(' '),
  primary: toButton(block.primary, locale),
  secondary: toButton(block.secondary, locale),
  formula: block.formula,
  figure: {
    shape: block.shape,
    start: block.start ?? 1,
    parts: block.parts.map(({ label, detail, amount, tone }) => ({
      label,
      detail,
      amount,
      tone,
    })),
  },
});
