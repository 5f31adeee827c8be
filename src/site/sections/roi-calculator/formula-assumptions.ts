/**
 * The version of the formulas, raised whenever a formula or an assumption changes. It is shown on the page and part of
 * every link.
 */
export const formulaVersion = 1;

export const assumptionNames = [
  'helped',
  'saved',
  'bad',
  'telling',
  'reached',
  'staying',
  'orders',
] as const;
export type AssumptionName = (typeof assumptionNames)[number];

export const levels = ['low', 'expected', 'high'] as const;
export type Level = (typeof levels)[number];

/** The assumptions of the formulas: shares from 0 to 1; `orders` is a number of orders. */
export type Assumptions = Readonly<Record<AssumptionName, number>>;

type Assumption = { unit: 'share' | 'orders' } & Readonly<Record<Level, number>>;

const share = (low: number, expected: number, high: number): Assumption => ({
  unit: 'share',
  low,
  expected,
  high,
});

/** The assumptions of version 1. Each value is our own estimate, explained on the page. */
export const assumptions: Readonly<Record<AssumptionName, Assumption>> = {
  helped: share(0.2, 0.3, 0.4),
  saved: share(0.4, 0.5, 0.6),
  bad: share(0.03, 0.05, 0.07),
  telling: share(0.2, 0.3, 0.4),
  reached: share(0.7, 0.8, 0.9),
  staying: share(0.15, 0.25, 0.35),
  orders: { unit: 'orders', low: 1, expected: 2, high: 3 },
};

export const assumptionsAt = (level: Level): Assumptions => ({
  helped: assumptions.helped[level],
  saved: assumptions.saved[level],
  bad: assumptions.bad[level],
  telling: assumptions.telling[level],
  reached: assumptions.reached[level],
  staying: assumptions.staying[level],
  orders: assumptions.orders[level],
});
