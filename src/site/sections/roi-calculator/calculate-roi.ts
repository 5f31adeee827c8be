import type { Locale } from '@/i18n/locales';
import { readNumber, type NumberProblem } from '@/i18n/parse-typed-number';
import {
  assumptionNames,
  assumptions,
  assumptionsAt,
  type AssumptionName,
  type Assumptions,
  type Level,
} from './formula-assumptions';
import { fieldNames, fields, type FieldName, type Values } from './input-fields';

/** The results of a calculation for a month: working hours, their cost in dong, and retained revenue in dong. */
export type Gain = { hours: number; cost: number; revenue: number };

export type Outcome =
  | { ok: true; values: Values; range: Record<Level, Gain> }
  | { ok: false; problems: Partial<Record<FieldName, Problem>> };

/** What is wrong with an input; `tooLarge`: above the field's `most`. */
export type Problem = NumberProblem | 'tooLarge';

/** The formulas, version 1: the gain of one month under the given assumptions. */
export function gainOf(values: Values, given: Assumptions): Gain {
  const hours = (values.requests * values.minutes * given.helped * given.saved) / 60;
  const unhappyHeard = values.customers * given.bad * given.telling;
  const reachedMore = Math.max(0, given.reached - values.answered / 100);
  const keptCustomers = unhappyHeard * (values.leaving / 100) * reachedMore * given.staying;
  return {
    hours,
    cost: hours * values.hourlyCost,
    revenue: keptCustomers * given.orders * values.orderValue,
  };
}

/** The results with all assumptions low, expected, and high. */
export function rangeOf(values: Values): Record<Level, Gain> {
  return {
    low: gainOf(values, assumptionsAt('low')),
    expected: gainOf(values, assumptionsAt('expected')),
    high: gainOf(values, assumptionsAt('high')),
  };
}

/**
 * The sensitivity of a result to one assumption. `measure`: the result that the assumption changes, in dong; `less` and
 * `more`: the result with the assumption 20 % lower or higher.
 */
export type Sensitivity = {
  name: AssumptionName;
  measure: 'cost' | 'revenue';
  less: number;
  more: number;
};

const SWING = 0.2;

/**
 * Computes the sensitivity: changes one assumption at a time and keeps the others as expected; a share never exceeds
 * 100 %.
 */
export function sensitivityOf(values: Values): Sensitivity[] {
  const expected = assumptionsAt('expected');
  return assumptionNames.map((name) => {
    const measure = name === 'helped' || name === 'saved' ? 'cost' : 'revenue';
    const most = assumptions[name].unit === 'share' ? 1 : Infinity;
    const moved = (factor: number) =>
      gainOf(values, { ...expected, [name]: Math.min(most, expected[name] * factor) })[measure];
    return { name, measure, less: moved(1 - SWING), more: moved(1 + SWING) };
  });
}

export type Typed = Readonly<Record<FieldName, string>>;

export type ReadField = { ok: true; value: number } | { ok: false; problem: Problem };

const GROUPED = /^\s*\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)\s*$/;
/** Fields with a step of at least this contain thousands. */
const LARGE_STEP = 100;

/**
 * Parses one typed field and checks its bounds. In a field of thousands, three digits after a point or a comma are
 * thousands in any language, because nobody means a thousandth of a dong.
 */
export function readField(name: FieldName, typed: string, locale: Locale): ReadField {
  const { kind, most, step } = fields[name];
  const plain = step >= LARGE_STEP && GROUPED.test(typed) ? typed.replaceAll(/[.,]/g, '') : typed;
  const read = readNumber(plain, locale);
  if (!read.ok) return read;
  if (read.value > most) return { ok: false, problem: 'tooLarge' };
  if (kind === 'count' && !Number.isInteger(read.value)) return { ok: false, problem: 'notWhole' };
  return read;
}

/** The range of results for typed inputs, or the errors by field. */
export function calculateTyped(typed: Typed, locale: Locale): Outcome {
  const problems: Partial<Record<FieldName, Problem>> = {};
  const values: Partial<Record<FieldName, number>> = {};
  for (const name of fieldNames) {
    const read = readField(name, typed[name], locale);
    if (read.ok) values[name] = read.value;
    else problems[name] = read.problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const whole = values as Values;
  return { ok: true, values: whole, range: rangeOf(whole) };
}
