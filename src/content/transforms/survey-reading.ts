import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import type { ThresholdRulerModel } from '@/site/sections/threshold-ruler/model';

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
