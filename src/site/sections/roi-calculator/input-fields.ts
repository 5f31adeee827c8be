import {
  roiIndustries,
  roiInputNames,
  type RoiIndustry,
  type RoiInputName,
} from '@/lib/roi-inputs';

export const industries = roiIndustries;
export type Industry = RoiIndustry;

/** `count` is an integer, `amount` may have decimals, `percent` is from 0 to 100. */
export type FieldKind = 'count' | 'amount' | 'percent';

export const fieldNames = roiInputNames;
export type FieldName = RoiInputName;

/**
 * A field of the calculator. `most` is its maximum, against typing errors; the slider ends at `slide`, in increments of
 * `step`.
 */
export type Field = { kind: FieldKind; most: number; slide: number; step: number };

export const fields: Readonly<Record<FieldName, Field>> = {
  requests: { kind: 'count', most: 10_000_000, slide: 20_000, step: 100 },
  minutes: { kind: 'amount', most: 600, slide: 30, step: 0.5 },
  hourlyCost: { kind: 'amount', most: 10_000_000, slide: 250_000, step: 5000 },
  customers: { kind: 'count', most: 100_000_000, slide: 100_000, step: 100 },
  orderValue: { kind: 'amount', most: 10_000_000_000, slide: 5_000_000, step: 5000 },
  leaving: { kind: 'percent', most: 100, slide: 100, step: 1 },
  answered: { kind: 'percent', most: 100, slide: 100, step: 1 },
};

/** The inputs: monthly counts, minutes, dong, and percent. */
export type Values = Readonly<Record<FieldName, number>>;

const values = (...numbers: [number, number, number, number, number, number, number]): Values => {
  const [requests, minutes, hourlyCost, customers, orderValue, leaving, answered] = numbers;
  return { requests, minutes, hourlyCost, customers, orderValue, leaving, answered };
};

/**
 * The initial values of each industry: an invented average company, to be replaced by the reader's numbers.
 */
export const startOf: Readonly<Record<Industry, Values>> = {
  retail: values(6000, 6, 60_000, 20_000, 450_000, 30, 35),
  'health-care': values(4000, 8, 75_000, 9000, 650_000, 35, 30),
  'food-and-beverage': values(3000, 4, 45_000, 60_000, 95_000, 25, 25),
  education: values(2500, 10, 70_000, 800, 3_500_000, 20, 40),
  technology: values(5000, 12, 110_000, 3000, 1_200_000, 20, 50),
};

export const firstIndustry: Industry = 'retail';
