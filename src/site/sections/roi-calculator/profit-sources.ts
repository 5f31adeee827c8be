import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { Hue } from '../../ui/card-colour-by-id';
import { assumptionsAt } from './formula-assumptions';
import { gainOf } from './calculate-roi';
import { formatGain, formatPlain } from './format-estimates';
import { firstIndustry, startOf } from './input-fields';

/** A stage of a flow; `share`: in percent of the first stage. */
export type PathStage = { share: number; figure: string; text: string };

export type MoneyPath = {
  name: 'hours' | 'customers';
  hue: Hue;
  title: string;
  stages: PathStage[];
  amount: string;
  /** How the amount is computed: the number at the last stage times a price. */
  basis: string;
};

/**
 * The two results of the calculator as flows that narrow stage by stage to the paid part: by the formulas of the
 * calculator, with its initial numbers and assumptions.
 */
export function moneyPathsOf(locale: Locale): MoneyPath[] {
  const t = getT(locale, 'sections');
  const values = startOf[firstIndustry];
  const given = assumptionsAt('expected');
  const { hours, cost, revenue } = gainOf(values, given);

  const spent = (values.requests * values.minutes) / 60;
  const telling = values.customers * given.bad * given.telling;
  const leaving = telling * (values.leaving / 100);
  const reached = leaving * Math.max(0, given.reached - values.answered / 100);

  const plain = (value: number) => formatPlain(value, locale);
  const money = (value: number) => formatGain('cost', value, locale, '');
  const stagesOf = (counts: readonly number[], say: (count: number) => string, texts: string[]) =>
    counts.map((count, index) => ({
      share: (count / (counts[0] || 1)) * 100,
      figure: say(count),
      text: texts[index] ?? '',
    }));

  return [
    {
      name: 'hours',
      hue: 1,
      title: t('roiCalculator.costTitle'),
      stages: stagesOf(
        [spent, spent * given.helped, hours],
        (count) => t('roiCalculator.paths.hours', { number: plain(Math.round(count)) }),
        [
          t('roiCalculator.paths.spent', {
            requests: plain(values.requests),
            minutes: plain(values.minutes),
          }),
          t('roiCalculator.paths.helped'),
          t('roiCalculator.paths.saved'),
        ],
      ),
      amount: money(cost),
      basis: t('roiCalculator.paths.costBasis', { price: money(values.hourlyCost) }),
    },
    {
      name: 'customers',
      hue: 2,
      title: t('roiCalculator.revenueTitle'),
      stages: stagesOf(
        [telling, leaving, reached, reached * given.staying],
        (count) => t('roiCalculator.paths.customers', { number: plain(Math.round(count)) }),
        [
          t('roiCalculator.paths.telling', { orders: plain(values.customers) }),
          t('roiCalculator.paths.leaving'),
          t('roiCalculator.paths.reached'),
          t('roiCalculator.paths.staying'),
        ],
      ),
      amount: money(revenue),
      basis: t('roiCalculator.paths.revenueBasis', {
        orders: plain(given.orders),
        price: money(values.orderValue),
      }),
    },
  ];
}
