import type {
  Frame,
  TransformContext,
  VariantFields,
} from '@/content/transforms/transform-context';
import { formatVnd } from '@/i18n/format-money';
import { getT } from '@/i18n/server-translations';
import { cheapestOf, costOf, startOf, type PricedPlan } from './plan-costs';
import { describeMonth } from './describe-month';

/** The corner points of a plan's cost line, from 0 to the end of the scale. */
const cornersOf = (plan: PricedPlan, end: number) =>
  [0, Math.min(plan.included, end), end].map((used) => ({ used, cost: costOf(plan, used) }));

export const toMonthlyCost = (
  { unit, cheapest, plans: rows, invoices }: VariantFields<'illustration', 'monthlyCost'>,
  { locale }: TransformContext,
) => {
  const plans = rows.map(({ name, price, included, extra }) => ({ name, price, included, extra }));
  const end = Math.max(...plans.map(({ included }) => included));
  const scale = { locale, unit, end, plans };
  const number = new Intl.NumberFormat(locale);
  const t = getT(locale, 'sections');
  const starts = plans.map((plan, index) => Math.min(end, startOf(plan, plans[index - 1])));
  return {
    /** The label of the gold line, which runs along the cheapest plan. */
    cheapest,
    /** What is counted: `conversations`. */
    unit,
    /** The plans for the slider, and the description of the usage at which it starts: half of the scale. */
    slider: { scale, start: describeMonth(scale, end / 2) },
    /** The right end of the chart's scale, in units of usage. */
    end,
    /** The line of each plan, and the range in which it is the cheapest. */
    plans: plans.map((plan, index) => {
      const from = starts[index] ?? 0;
      const to = starts[index + 1] ?? end;
      const price = formatVnd(locale, plan.price);
      // The plan is the cheapest up to one unit below `to`; from `to` on the next plan costs no more.
      const until = number.format(index + 1 < plans.length ? to - 1 : to);
      return {
        name: plan.name,
        price,
        corners: cornersOf(plan, end),
        cheapest: [from, Math.min(Math.max(plan.included, from), to), to].map((used) => ({
          used,
          cost: costOf(plan, used),
        })),
        from,
        to,
        /** The highest usage for which the plan is the cheapest: `4,788`. */
        until,
        /** The end of the plan's range in words: `up to 4,788 conversations`. */
        untilWords: t('monthlyCost.until', { number: until, unit }),
        /** What the plan costs, and the range of usage in which it is the cheapest, as a sentence. */
        stretch: t('monthlyCost.stretch', {
          name: plan.name,
          price,
          extra: formatVnd(locale, plan.extra),
          until,
          unit,
        }),
      };
    }),
    invoices: invoices.map(({ who, used, text }) => {
      const plan = cheapestOf(plans, used);
      const cost = plan ? costOf(plan, used) : 0;
      return { who, used, cost, amount: formatVnd(locale, cost), text };
    }),
  };
};

export type MonthlyCostModel = Frame & ReturnType<typeof toMonthlyCost>;
