import type { Locale } from '@/i18n/locales';
import type { Metric } from '@/lib/names-of-customer-metrics';
import { metricFields, type FieldName } from './input-fields';
import { readNumber, type NumberProblem } from './parse-number';

/** Errors of a calculation. `moreThanAll`: a part larger than its whole; `nothing`: the divisor is zero. */
export type Problem = NumberProblem | 'moreThanAll' | 'nothing';

/** Units of results: percent of the whole, points from -100 to 100, a mean from 1 to 7, dong, or minutes. */
export type Unit = 'percent' | 'points' | 'score' | 'money' | 'minutes';

export type Outcome =
  | { ok: true; value: number; unit: Unit; values: Values }
  | { ok: false; problems: Partial<Record<FieldName, Problem>> };

export type Values = Partial<Record<FieldName, number>>;

const wrong = (name: FieldName, problem: Problem): Outcome => ({
  ok: false,
  problems: { [name]: problem },
});

/** The number of answers per grade, from the lowest. */
export const gradesOf = (values: Values): number[] =>
  metricFields.ces.map(({ name }) => values[name] ?? 0);

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** The sum of all grades: an answer of 7 counts as seven. */
export const pointsOf = (grades: readonly number[]): number =>
  sumOf(grades.map((count, index) => count * (index + 1)));

function share(values: Values, part: FieldName, whole: FieldName): Outcome {
  const [some, all] = [values[part] ?? 0, values[whole] ?? 0];
  if (all === 0) return wrong(whole, 'nothing');
  if (some > all) return wrong(part, 'moreThanAll');
  return { ok: true, value: (some / all) * 100, unit: 'percent', values };
}

function netPromoters(values: Values): Outcome {
  const { promoters = 0, passives = 0, detractors = 0 } = values;
  const all = promoters + passives + detractors;
  if (all === 0) return wrong('promoters', 'nothing');
  return { ok: true, value: ((promoters - detractors) / all) * 100, unit: 'points', values };
}

function effort(values: Values): Outcome {
  const grades = gradesOf(values);
  const all = sumOf(grades);
  if (all === 0) return wrong('gave7', 'nothing');
  return { ok: true, value: pointsOf(grades) / all, unit: 'score', values };
}

function lifetime(values: Values): Outcome {
  const { orderValue = 0, ordersPerYear = 0, years = 0, margin = 0 } = values;
  const value = orderValue * ordersPerYear * years * (margin / 100);
  return { ok: true, value, unit: 'money', values };
}

function mean(values: Values, parts: readonly FieldName[], over: FieldName): Outcome {
  const number = values[over] ?? 0;
  if (number === 0) return wrong(over, 'nothing');
  const total = sumOf(parts.map((part) => values[part] ?? 0));
  return { ok: true, value: total / number, unit: 'minutes', values };
}

const formulas: Readonly<Record<Metric, (values: Values) => Outcome>> = {
  csat: (values) => share(values, 'satisfied', 'answers'),
  nps: netPromoters,
  ces: effort,
  clv: lifetime,
  frt: (values) => mean(values, ['waited'], 'conversations'),
  fcr: (values) => share(values, 'solvedFirst', 'contacts'),
  aht: (values) => mean(values, ['talk', 'hold', 'wrapUp'], 'calls'),
};

/** Computes the metric from parsed numbers; the result is always finite. */
export function calculate(metric: Metric, values: Values): Outcome {
  return formulas[metric](values);
}

/** Computes the metric from typed text, or returns the errors by field. */
export function calculateTyped(
  metric: Metric,
  typed: Readonly<Record<string, unknown>>,
  locale: Locale,
): Outcome {
  const values: Values = {};
  const problems: Partial<Record<FieldName, Problem>> = {};
  for (const { name, kind } of metricFields[metric]) {
    const text = typed[name];
    const read = readNumber(typeof text === 'string' ? text : '', kind, locale);
    if (read.ok) values[name] = read.value;
    else problems[name] = read.problem;
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : calculate(metric, values);
}

/** The numbers of the page's worked example. */
export function sampleValues(metric: Metric): Values {
  return Object.fromEntries(metricFields[metric].map(({ name, sample }) => [name, sample]));
}
