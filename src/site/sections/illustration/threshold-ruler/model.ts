import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';
import type { Locale } from '@/i18n/locales';
import { percentIn } from '@/i18n/percent';
import { getT } from '@/i18n/server';

export type ThresholdRulerModel = {
  titleLines: string[];
  text: string | null;
  /** Percent, where the decision was set before anybody answered. */
  threshold: { label: string; value: number };
  readings: {
    when: string;
    /** `96 answers`. */
    answers: string;
    /** `34% ± 9.5 points`. */
    result: string;
    /** Percent: the share, and the ends of its 95 % interval. */
    share: number;
    low: number;
    high: number;
    verdict: string;
    /** The whole interval lies above the threshold. */
    passed: boolean;
  }[];
  /** The right end of the ruler, in percent, and its marks as written. */
  top: number;
  marks: string[];
  sample: boolean;
};

/** Standard deviations on either side of a share that hold it 95 times out of 100. */
const Z_95 = 1.96;

type ReadingSource = { when: string; answers: number; share: number; verdict: string };

/** A share with its 95 % margin of error (normal approximation), held against a threshold; all in percent. */
export function toReading(
  { when, answers, share, verdict }: ReadingSource,
  threshold: number,
  locale: Locale,
): ThresholdRulerModel['readings'][number] {
  const margin = Z_95 * Math.sqrt((share * (100 - share)) / answers);
  const one = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const t = getT(locale, 'sections');
  return {
    when,
    answers: t('thresholdRuler.answers', {
      number: new Intl.NumberFormat(locale).format(answers),
    }),
    result: t('thresholdRuler.result', { share, margin: one.format(margin) }),
    share,
    low: share - margin,
    high: share + margin,
    verdict,
    passed: share - margin > threshold,
  };
}

/** In percent: where the threshold ruler ends, and how far its marks stand apart. */
const RULER_END = 60;
const RULER_STEP = 20;

export const toThresholdRulerModel = (
  block: BlockOf<'thresholdRuler'>,
  { locale }: TransformContext,
): ThresholdRulerModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  threshold: { label: block.thresholdLabel, value: block.threshold },
  readings: block.readings.map((reading) => toReading(reading, block.threshold, locale)),
  top: RULER_END,
  marks: Array.from({ length: RULER_END / RULER_STEP + 1 }, (_, index) =>
    percentIn(locale)(index * RULER_STEP),
  ),
  sample: block.sample ?? false,
});
