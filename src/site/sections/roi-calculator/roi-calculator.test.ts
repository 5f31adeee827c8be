import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber } from '@/i18n/parse-typed-number';
import {
  assumptionNames,
  assumptionsAt,
  levels,
} from '@/site/sections/roi-calculator/formula-assumptions';
import {
  calculateTyped,
  gainOf,
  rangeOf,
  sensitivityOf,
  type Typed,
} from '@/site/sections/roi-calculator/calculate-roi';
import {
  fieldNames,
  fields,
  industries,
  startOf,
  type FieldName,
  type Values,
} from '@/site/sections/roi-calculator/input-fields';
import { formatGain, formatPlain } from '@/site/sections/roi-calculator/format-estimates';

const anyValue = (name: FieldName) =>
  fields[name].kind === 'count'
    ? fc.nat({ max: fields[name].most })
    : fc.double({ min: 0, max: fields[name].most, noNaN: true });
const values: fc.Arbitrary<Values> = fc.record({
  requests: anyValue('requests'),
  minutes: anyValue('minutes'),
  hourlyCost: anyValue('hourlyCost'),
  customers: anyValue('customers'),
  orderValue: anyValue('orderValue'),
  leaving: anyValue('leaving'),
  answered: anyValue('answered'),
});
const level = fc.constantFrom(...levels);
const locale = fc.constantFrom('vi' as const, 'en' as const);
const plain = (text: string): string => text.replace(/\s/g, ' ');
const typedOf = (from: Values, language: 'vi' | 'en'): Typed =>
  Object.fromEntries(
    fieldNames.map((name) => [name, formatPlain(from[name], language)]),
  ) as unknown as Typed;

describe('the formulas, version 1', () => {
  test('the worked example: a month of a retail chain, by hand', () => {
    const { low, expected, high } = rangeOf(startOf.retail);
    // 6000 × 6 ÷ 60 = 600 hours, of which 8, 15 and 24 percent are saved; at 60,000 ₫ an hour.
    expect(low.hours).toBeCloseTo(48);
    expect(expected.hours).toBeCloseTo(90);
    expect(high.hours).toBeCloseTo(144);
    expect(expected.cost).toBeCloseTo(5_400_000);
    // 20,000 × 5% × 30% × 30% × (80% − 35%) × 25% = 10.125 customers, two orders of 450,000 ₫ each.
    expect(expected.revenue).toBeCloseTo(9_112_500);
    expect(low.revenue).toBeCloseTo(850_500);
    expect(high.revenue).toBeCloseTo(43_659_000);
  });

  test('hours are minutes divided by 60, and cost is hours times their price', () => {
    fc.assert(
      fc.property(values, level, (given, at) => {
        const { hours, cost } = gainOf(given, assumptionsAt(at));
        expect(hours).toBeLessThanOrEqual((given.requests * given.minutes) / 60);
        expect(cost).toBeCloseTo(hours * given.hourlyCost);
      }),
    );
  });

  test('no result is NaN, infinite or negative, and low ≤ expected ≤ high', () => {
    fc.assert(
      fc.property(values, (given) => {
        const { low, expected, high } = rangeOf(given);
        for (const measure of ['hours', 'cost', 'revenue'] as const) {
          const row = [low[measure], expected[measure], high[measure]];
          expect(row.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
          expect(row.toSorted((a, b) => a - b)).toEqual(row);
        }
      }),
    );
  });

  test('retained revenue never exceeds what the leaving customers would have spent', () => {
    fc.assert(
      fc.property(values, level, (given, at) => {
        const { revenue } = gainOf(given, assumptionsAt(at));
        const all = given.customers * (given.leaving / 100) * 3 * given.orderValue;
        expect(revenue).toBeLessThanOrEqual(all);
      }),
    );
  });

  test.each([
    ['requests', 'hours'],
    ['minutes', 'hours'],
    ['hourlyCost', 'cost'],
    ['customers', 'revenue'],
    ['orderValue', 'revenue'],
    ['leaving', 'revenue'],
  ] as const)('more %s never means less %s', (name, measure) => {
    fc.assert(
      fc.property(values, anyValue(name), level, (given, other, at) => {
        const [less, more] = [given[name], other].toSorted((a, b) => a - b) as [number, number];
        const gain = (value: number) =>
          gainOf({ ...given, [name]: value }, assumptionsAt(at))[measure];
        expect(gain(less)).toBeLessThanOrEqual(gain(more));
      }),
    );
  });

  test('a company that answers more today gains less, and nothing once it reaches the target', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 100, noNaN: true }), (given, other) => {
        const [less, more] = [given.answered, other].toSorted((a, b) => a - b) as [number, number];
        const gain = (answered: number) =>
          gainOf({ ...given, answered }, assumptionsAt('expected')).revenue;
        expect(gain(less)).toBeGreaterThanOrEqual(gain(more));
        expect(gain(80)).toBe(0);
      }),
    );
  });
});

describe('sensitivity, each assumption ± 20 %', () => {
  test('a row for every assumption, around the expected result', () => {
    fc.assert(
      fc.property(values, (given) => {
        const rows = sensitivityOf(given);
        const { expected } = rangeOf(given);
        expect(rows.map(({ name }) => name)).toEqual([...assumptionNames]);
        for (const { measure, less, more } of rows) {
          expect(less).toBeLessThanOrEqual(expected[measure]);
          expect(more).toBeGreaterThanOrEqual(expected[measure]);
        }
      }),
    );
  });

  test('a fifth fewer resolved requests saves a fifth less cost', () => {
    const [helped] = sensitivityOf(startOf.retail);
    expect([helped?.less, helped?.more].map((value) => Math.round(value ?? 0))).toEqual([
      4_320_000, 6_480_000,
    ]);
  });
});

describe('numbers typed by readers', () => {
  test.each([
    ['vi', '1.250.000', 1_250_000],
    ['vi', '2,5', 2.5],
    ['vi', '2.5', 2.5],
    ['vi', '60.000 ₫', 60_000],
    ['vi', '30%', 30],
    ['en', '1,250,000', 1_250_000],
    ['en', '₫450,000', 450_000],
    ['en', ' 2.5 ', 2.5],
  ] as const)('%s: %s', (language, typed, value) => {
    expect(readNumber(typed, language)).toEqual({ ok: true, value });
  });

  test.each([
    ['requests', '', 'missing'],
    ['requests', '12,5', 'notWhole'],
    ['requests', '10.000.001', 'tooLarge'],
    ['minutes', '-3', 'negative'],
    ['minutes', '601', 'tooLarge'],
    ['leaving', '101', 'tooLarge'],
    ['orderValue', 'bốn trăm', 'notNumber'],
    ['orderValue', '1e5', 'notNumber'],
    ['orderValue', '9'.repeat(400), 'tooLarge'],
  ] as const)('%s "%s" is refused at its field: %s', (name, typed, problem) => {
    const outcome = calculateTyped({ ...typedOf(startOf.retail, 'vi'), [name]: typed }, 'vi');
    expect(outcome).toEqual({ ok: false, problems: { [name]: problem } });
  });

  test.each([
    ['requests', '7,000', 7000],
    ['hourlyCost', '60,000', 60_000],
    ['orderValue', '1,250,000', 1_250_000],
    ['minutes', '2,125', 2.125],
  ] as const)(
    'a Vietnamese %s of "%s" in English number format is accepted',
    (name, typed, value) => {
      const outcome = calculateTyped({ ...typedOf(startOf.retail, 'vi'), [name]: typed }, 'vi');
      expect(outcome).toMatchObject({ ok: true, values: { [name]: value } });
    },
  );

  test('the initial values of every industry are parsed back to themselves', () => {
    for (const name of industries) {
      for (const language of ['vi', 'en'] as const) {
        const outcome = calculateTyped(typedOf(startOf[name], language), language);
        expect(outcome).toMatchObject({ ok: true, values: startOf[name] });
      }
    }
  });

  test('any input gives finite numbers or a named error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldNames), fc.string(), locale, (name, text, language) => {
        const typed = { ...typedOf(startOf.retail, language), [name]: text };
        const outcome = calculateTyped(typed, language);
        if (outcome.ok) expect(Number.isFinite(outcome.range.high.revenue)).toBe(true);
        else expect(Object.keys(outcome.problems)).toEqual([name]);
      }),
    );
  });
});

describe('formatted results', () => {
  test.each([
    ['vi', 'hours', 90, '90 giờ'],
    ['vi', 'revenue', 9_112_500, '9.110.000 ₫'],
    ['en', 'revenue', 9_112_500, '₫9,110,000'],
    ['vi', 'hours', 0, '0 giờ'],
    ['en', 'hours', 1234.5, '1,230 giờ'],
  ] as const)('%s %s %d is %s', (language, measure, value, text) => {
    expect(plain(formatGain(measure, value, language, 'giờ'))).toBe(text);
  });
});
