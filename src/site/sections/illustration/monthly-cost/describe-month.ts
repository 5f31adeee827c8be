import { formatVnd } from '@/i18n/format-money';
import type { Locale } from '@/i18n/locales';
import { cheapestOf, costOf, chartTop, type PricedPlan } from './plan-costs';

/** The data for the slider, contained in the page as JSON. */
export type MonthScale = { locale: Locale; unit: string; end: number; plans: PricedPlan[] };

/** A month with a given usage, described in the reader's language. */
export type DescribedMonth = {
  used: number;
  /** The usage as text: `5,600`. */
  usedText: string;
  /** The cheapest plan for this usage. */
  plan: string;
  amount: string;
  /** How the cost is computed: `₫4,900,000 + 600 × ₫700`. */
  sum: string;
  /** The whole description in one sentence, which screen readers read as the slider's value. */
  sentence: string;
  /** The place of the month on the chart, in percent from the left and from the top. */
  x: number;
  y: number;
};

export function describeMonth(
  { locale, unit, end, plans }: MonthScale,
  used: number,
): DescribedMonth {
  const number = new Intl.NumberFormat(locale);
  const plan = cheapestOf(plans, used) ?? { name: '', price: 0, included: 0, extra: 0 };
  const cost = costOf(plan, used);
  const over = Math.max(0, used - plan.included);
  const price = formatVnd(locale, plan.price);
  const amount = formatVnd(locale, cost);
  const usedText = number.format(used);
  return {
    used,
    usedText,
    plan: plan.name,
    amount,
    sum: over > 0 ? `${price} + ${number.format(over)} × ${formatVnd(locale, plan.extra)}` : price,
    sentence: `${usedText} ${unit}: ${plan.name}, ${amount}`,
    x: (used / end) * 100,
    y: 100 - (cost / chartTop(plans, end)) * 100,
  };
}
