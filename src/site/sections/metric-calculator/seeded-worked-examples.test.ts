import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '@/i18n/locales';
import { metrics, type Metric } from '@/lib/names-of-customer-metrics';
import { calculate, sampleValues } from '@/site/sections/metric-calculator/calculate-metric';
import { formatResult } from '@/site/sections/metric-calculator/format-results';

type Seed = { sections: Record<string, unknown>[] };
type Step = { working: string; value: string };
type Example = { steps: Step[]; resultValue: string };
type Plan = { name: string; monthly: number; yearly: number };

const words = {
  vi: { hour: 'giờ', minute: 'phút', second: 'giây' },
  en: { hour: 'h', minute: 'min', second: 's' },
} as const;
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

function section(page: string, locale: Locale, blockType: string): Record<string, unknown> {
  const seed = JSON.parse(readFileSync(`content/${locale}/pages/${page}.json`, 'utf8')) as Seed;
  const found = seed.sections.find((one) => one.blockType === blockType);
  if (!found) throw new Error(`no ${blockType} on ${page}`);
  return found;
}
const exampleOf = (metric: Metric, locale: Locale): Example =>
  section(`solutions.cx-metric.${metric}`, locale, 'metricFormula').example as Example;

/** Parses a number: `1.110` is more than a thousand in Vietnamese, and slightly more than one in English. */
const read = (text: string, locale: Locale): number =>
  Number(locale === 'vi' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));

/**
 * The value of a line such as `54×5 + 66×6`; a line such as `× 2,5` continues the calculation from `before`. Null for
 * other text.
 */
function evaluate(working: string, before: number, locale: Locale): number | null {
  const whole = /^[×÷]/.test(working) ? `${before} ${working}` : working;
  const tokens = whole.match(/[\d.,]+|[+−×÷]/g) ?? [];
  if (tokens.length < 3 || tokens.length % 2 === 0) return null;
  const amount = (token: string) => (token === String(before) ? before : read(token, locale));
  const sums: number[] = [amount(tokens[0]!)];
  for (let index = 1; index < tokens.length; index += 2) {
    const next = amount(tokens[index + 1]!);
    const last = sums.length - 1;
    if (tokens[index] === '+') sums.push(next);
    else if (tokens[index] === '−') sums.push(-next);
    else if (tokens[index] === '×') sums[last]! *= next;
    else sums[last]! /= next;
  }
  return sums.reduce((sum, one) => sum + one, 0);
}

/** The number in a displayed value: `55%` is 0.55, `3 phút 32 giây` is 3.53. */
function shown(value: string, locale: Locale): number {
  const [first = NaN, second] = (value.match(/[\d.,]+/g) ?? []).map((text) => read(text, locale));
  if (second !== undefined) return first + second / 60;
  return value.includes('%') ? first / 100 : first;
}

describe.each(locales)('worked examples on the pages of metrics (%s)', (locale) => {
  test.each(metrics)(
    '%s: every step follows, and the end equals the result of the calculator',
    (metric) => {
      const { steps, resultValue } = exampleOf(metric, locale);
      let before = 0;
      let followed = 0;
      for (const { working, value } of steps) {
        const made = evaluate(working, before, locale);
        const stated = shown(value, locale);
        if (made !== null) {
          // Displayed values are rounded to their last digit, so a small difference is allowed.
          expect(Math.abs(made - stated) / stated, `${working} = ${value}`).toBeLessThan(0.002);
          followed += 1;
        }
        before = stated;
      }
      expect(followed).toBeGreaterThan(1);
      const outcome = calculate(metric, sampleValues(metric));
      if (!outcome.ok) throw new Error('a result was expected');
      const result = plain(formatResult(outcome.value, outcome.unit, locale, words[locale]));
      expect(plain(resultValue)).toBe(result);
    },
  );
});

describe.each(locales)('prices (%s)', (locale) => {
  const plans = section('pricing', locale, 'plans').plans as Plan[];
  const groups = section('pricing', locale, 'planComparison').groups as {
    rows: { values: string }[];
  }[];
  /** A row of the comparison table as numbers, plan by plan. */
  const row = (index: number): number[] =>
    groups[0]!.rows[index]!.values.split('|')
      .slice(0, 3)
      .map((cell) => read(cell.replaceAll(/[^\d.,]/g, ''), locale));
  const [included, beyond] = [row(0), row(1)];
  const chart = section('pricing', locale, 'illustration').monthlyCost as {
    plans: { name: string; price: number; included: number; extra: number }[];
    invoices: { used: number; text: string }[];
  };
  const bill = (plan: number, conversations: number): number =>
    plans[plan]!.monthly + Math.max(0, conversations - included[plan]!) * beyond[plan]!;

  test('paying yearly saves about a fifth on every plan', () => {
    for (const { monthly, yearly } of plans) {
      expect(1 - yearly / monthly).toBeGreaterThan(0.19);
      expect(1 - yearly / monthly).toBeLessThan(0.21);
    }
  });

  test('a larger plan includes more, and costs less for each additional conversation', () => {
    expect(included).toEqual(included.toSorted((a, b) => a - b));
    expect(beyond).toEqual(beyond.toSorted((a, b) => b - a));
  });

  test('the chart of a month is drawn from the prices and the table', () => {
    const stated = chart.plans.map(({ name, price, included, extra }) => [
      name,
      price,
      included,
      extra,
    ]);
    expect(stated).toEqual(
      plans.map(({ name, monthly }, index) => [name, monthly, included[index], beyond[index]]),
    );
  });

  test('the three bills are what the table makes of them, and their words name what was used', () => {
    expect([bill(0, 640), bill(1, 5600), bill(2, 18_400)]).toEqual([
      1_490_000, 5_320_000, 12_900_000,
    ]);
    const named = chart.invoices.map(({ text }) => read(/[\d.,]+/.exec(text)?.[0] ?? '', locale));
    expect(named).toEqual([640, 5600, 18_400]);
    expect(chart.invoices.map(({ used }) => used)).toEqual(named);
  });

  test('each sample bill uses its cheapest plan', () => {
    for (const [plan, conversations] of [
      [0, 640],
      [1, 5600],
      [2, 18_400],
    ] as const) {
      const all = plans.map((_, index) => bill(index, conversations));
      expect(Math.min(...all), `${conversations} conversations`).toBe(all[plan]);
    }
  });
});
