/** A price plan, in VND: `price` a month pays for `included` units; each further unit costs `extra`. */
export type PricedPlan = { name: string; price: number; included: number; extra: number };

export const costOf = ({ price, included, extra }: PricedPlan, used: number): number =>
  price + Math.max(0, used - included) * extra;

/** The cheapest plan; of two at the same cost, the later one, which includes more. */
export const cheapestOf = <P extends PricedPlan>(
  plans: readonly P[],
  used: number,
): P | undefined =>
  plans.reduce<P | undefined>(
    (best, plan) => (best && costOf(best, used) < costOf(plan, used) ? best : plan),
    undefined,
  );

/**
 * The lowest usage at which a plan costs no more than the smaller one: where the cost of the smaller one reaches the
 * price of the larger. 0 for the first plan and for one that is not dearer; infinite if the smaller one never
 * costs as much.
 */
export function startOf(plan: PricedPlan, smaller: PricedPlan | undefined): number {
  if (!smaller || plan.price <= smaller.price) return 0;
  return smaller.included + Math.ceil((plan.price - smaller.price) / smaller.extra);
}

/** The highest value of the chart: the greatest cost on the cheapest plan, plus space for a pin above it. */
export const chartTop = (plans: readonly PricedPlan[], end: number): number => {
  const plan = cheapestOf(plans, end);
  return plan ? costOf(plan, end) * 1.16 : 1;
};
