import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { Metric } from '@/lib/names-of-customer-metrics';
import type { Problem } from './calculate-metric';
import { metricFields, type FieldName } from './input-fields';
import type { TimeWords } from './format-results';

/** The calculator's texts in the page's language. `%s` in `meaning` is replaced by the result. */
export type CalculatorStrings = {
  fields: Partial<Record<FieldName, string>>;
  problems: Record<Problem, string>;
  time: TimeWords;
  result: string;
  meaning: string;
  waiting: string;
  reset: string;
};

export function calculatorStrings(metric: Metric, locale: Locale): CalculatorStrings {
  const t = getT(locale, 'sections');
  const problem = (name: Problem) => t(`metricCalculator.problem.${name}`);
  return {
    fields: Object.fromEntries(
      metricFields[metric].map(({ name }) => [name, t(`metricCalculator.field.${name}`)]),
    ),
    problems: {
      missing: problem('missing'),
      notNumber: problem('notNumber'),
      negative: problem('negative'),
      notWhole: problem('notWhole'),
      over100: problem('over100'),
      tooLarge: problem('tooLarge'),
      moreThanAll: problem('moreThanAll'),
      nothing: problem('nothing'),
    },
    time: {
      hour: t('metricCalculator.hour'),
      minute: t('metricCalculator.minute'),
      second: t('metricCalculator.second'),
    },
    result: t('metricCalculator.result', { metric: metric.toUpperCase() }),
    meaning: t(`metricCalculator.meaning.${metric}`, { value: '%s' }),
    waiting: t('metricCalculator.waiting'),
    reset: t('metricCalculator.reset'),
  };
}
