import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { assumptionNames, type AssumptionName, type Level } from './formula-assumptions';
import type { Problem } from './calculate-roi';
import { fieldNames, industries, type FieldName, type Industry } from './input-fields';

/** The calculator's texts in the page's language. `%s` in an error is replaced by the maximum. */
export type RoiStrings = ReturnType<typeof plainStrings> & {
  fields: Record<FieldName, string>;
  industries: Record<Industry, string>;
  assumptions: Record<AssumptionName, string>;
  levels: Record<Level, string>;
  problems: Record<Problem, string>;
};

function plainStrings(locale: Locale) {
  const t = getT(locale, 'sections');
  return {
    assumption: t('roiCalculator.assumption'),
    copied: t('roiCalculator.copied'),
    copy: t('roiCalculator.copy'),
    copyByHand: t('roiCalculator.copyByHand'),
    costTitle: t('roiCalculator.costTitle'),
    costYear: t('roiCalculator.costYear', { month: '{month}', year: '{year}' }),
    groupCustomers: t('roiCalculator.groupCustomers'),
    groupTeam: t('roiCalculator.groupTeam'),
    hours: t('roiCalculator.hours'),
    industryHint: t('roiCalculator.industryHint'),
    industryLabel: t('roiCalculator.industryLabel'),
    less: t('roiCalculator.less'),
    more: t('roiCalculator.more'),
    moves: t('roiCalculator.moves'),
    movesCost: t('roiCalculator.movesCost'),
    movesRevenue: t('roiCalculator.movesRevenue'),
    notSum: t('roiCalculator.notSum'),
    perMonth: t('roiCalculator.perMonth'),
    print: t('roiCalculator.print'),
    range: t('roiCalculator.range', { low: '{low}', high: '{high}' }),
    reset: t('roiCalculator.reset'),
    revenueTitle: t('roiCalculator.revenueTitle'),
    revenueYear: t('roiCalculator.revenueYear', { year: '{year}' }),
    sensitivityCaption: t('roiCalculator.sensitivityCaption'),
    sensitivityNote: t('roiCalculator.sensitivityNote'),
    spoken: t('roiCalculator.spoken', { hours: '{hours}', cost: '{cost}', revenue: '{revenue}' }),
    waiting: t('roiCalculator.waiting'),
  };
}

const record = <K extends string>(names: readonly K[], say: (name: K) => string) =>
  Object.fromEntries(names.map((name) => [name, say(name)])) as Record<K, string>;

export function roiStrings(locale: Locale): RoiStrings {
  const t = getT(locale, 'sections');
  return {
    ...plainStrings(locale),
    fields: record(fieldNames, (name) => t(`roiCalculator.field.${name}`)),
    industries: record(industries, (name) => t(`roiCalculator.industry.${name}`)),
    assumptions: record(assumptionNames, (name) => t(`roiCalculator.assume.${name}`)),
    levels: record(['low', 'expected', 'high'], (name) => t(`roiCalculator.${name}`)),
    problems: record(['missing', 'negative', 'notNumber', 'notWhole', 'tooLarge'], (name) =>
      t(`roiCalculator.problem.${name}`),
    ),
  };
}
