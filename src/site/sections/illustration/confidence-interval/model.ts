import type {
  Frame,
  TransformContext,
  VariantFields,
} from '@/content/transforms/transform-context';
import type { Locale } from '@/i18n/locales';
import { percentIn } from '@/i18n/format-percent';
import { getT } from '@/i18n/server-translations';

/** The z-value of a 95 % confidence interval, in standard deviations. */
const Z_95 = 1.96;

type ReadingSource = { when: string; answers: number; share: number; verdict: string };

/**
 * A share with its 95 % margin of error (normal approximation), compared with a threshold; all in percent.
 */
export function toReading(
  { when, answers, share, verdict }: ReadingSource,
  threshold: number,
  locale: Locale,
) {
  const margin = Z_95 * Math.sqrt((share * (100 - share)) / answers);
  const one = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const t = getT(locale, 'sections');
  return {
    when,
    /** The number of answers as text: `96 answers`. */
    answers: t('thresholdRuler.answers', {
      number: new Intl.NumberFormat(locale).format(answers),
    }),
    /** The share with its margin as text: `34% ± 9.5 points`. */
    result: t('thresholdRuler.result', { share, margin: one.format(margin) }),
    /** The share, and the ends of its 95 % interval. */
    share,
    low: share - margin,
    high: share + margin,
    verdict,
    /** Whether the whole interval lies above the threshold. */
    passed: share - margin > threshold,
  };
}

/** The scale in percent: its end, and the distance between its ticks. */
const RULER_END = 60;
const RULER_STEP = 20;

export const toThresholdRuler = (
  { thresholdLabel, threshold, readings }: VariantFields<'illustration', 'thresholdRuler'>,
  { locale }: TransformContext,
) => ({
  /** The threshold in percent, set before the survey started. */
  threshold: { label: thresholdLabel, value: threshold },
  readings: readings.map((reading) => toReading(reading, threshold, locale)),
  top: RULER_END,
  /** The labels of the scale, one for each step. */
  ticks: Array.from({ length: RULER_END / RULER_STEP + 1 }, (_, index) =>
    percentIn(locale)(index * RULER_STEP),
  ),
});

export type ThresholdRulerModel = Frame & ReturnType<typeof toThresholdRuler>;
