import type { Frame, TransformContext, VariantFields } from '@/content/transforms/section-tools';
import { formatVnd } from '@/i18n/money';
import { getT } from '@/i18n/server';

/** `price` buys `included` a month; each one more costs `extra`. In VND. */
type Plan = { name: string; price: number; included: number; extra: number };

export const costOf = ({ price, included, extra }: Plan, used: number): number =>
  price + Math.max(0, used - included) * extra;

/** The plan that costs least; of two that cost the same the larger one, which includes more. */
export const cheapestOf = <P extends Plan>(plans: readonly P[], used: number): P | undefined =>
  plans.reduce<P | undefined>(
    (best, plan) => (best && costOf(best, used) < costOf(plan, used) ? best : plan),
    undefined,
  );

/**
 * From which use on a plan costs no more than the one before it: the whole number at which the line of the smaller one
 * meets the price of the larger; 0 for the first. Infinite if the smaller one never costs as much.
 */
export function startOf(plan: Plan, smaller: Plan | undefined): number {
  if (!smaller || plan.price <= smaller.price) return 0;
  return smaller.included + Math.ceil((plan.price - smaller.price) / smaller.extra);
}

/** The corners of the line of a plan, from nothing to the end of the scale. */
const cornersOf = (plan: Plan, end: number) =>
  [0, Math.min(plan.included, end), end].map((used) => ({ used, cost: costOf(plan, used) }));

export const toMonthlyCost = (
  { unit, cheapest, plans: rows, invoices }: VariantFields<'illustration', 'monthlyCost'>,
  { locale }: TransformContext,
) => {
  const plans = rows.map(({ name, price, included, extra }) => ({ name, price, included, extra }));
  const end = Math.max(...plans.map(({ included }) => included));
  const number = new Intl.NumberFormat(locale);
  const t = getT(locale, 'sections');
  const starts = plans.map((plan, index) => Math.min(end, startOf(plan, plans[index - 1])));
  return {
    /** What the golden line is: `the cheapest plan`. */
    cheapest,
    /** The right end of the scale, in units. */
    end,
    /** The line of each plan, and the stretch in which it is the cheapest. */
    plans: plans.map((plan, index) => {
      const from = starts[index] ?? 0;
      const to = starts[index + 1] ?? end;
      const price = formatVnd(locale, plan.price);
      // The next plan costs no more from `to` on.
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
        /** Where it stops being the cheapest: `4,788`. */
        until,
        /** `up to 4,788 conversations`. */
        untilWords: t('monthlyCost.until', { number: until, unit }),
        /** The stretch in words. */
        stretch: t('monthlyCost.stretch', { name: plan.name, price, until, unit }),
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
