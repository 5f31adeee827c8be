import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metrics, type Metric } from '@/lib/names-of-customer-metrics';
import {
  calculate,
  calculateTyped,
  sampleValues,
  type Outcome,
} from '@/site/sections/metric-calculator/calculate-metric';
import { metricFields } from '@/site/sections/metric-calculator/input-fields';
import {
  formatPlain,
  formatResult,
  formatWorking,
} from '@/site/sections/metric-calculator/format-results';
import { readNumber } from '@/site/sections/metric-calculator/parse-number';

const time = { hour: 'giờ', minute: 'phút', second: 'giây' };
const plain = (text: string): string => text.replace(/\s/g, ' ');
const count = fc.nat({ max: 1_000_000 });
const locale = fc.constantFrom('vi' as const, 'en' as const);

const said = (metric: Metric, outcome: Outcome): string =>
  outcome.ok ? plain(formatResult(outcome.value, outcome.unit, 'vi', time)) : `no ${metric}`;

describe('the worked examples of the pages', () => {
  test.each([
    ['csat', '78%', '273 ÷ 350 × 100'],
    ['nps', '+35', '(132 − 48) ÷ 240 × 100'],
    ['ces', '5,31', '1.275 ÷ 240'],
    ['clv', '5.059.200 ₫', '68.000 × 48 × 2,5 × 62%'],
    ['frt', '12 phút', '1.920 ÷ 160'],
    ['fcr', '73%', '292 ÷ 400 × 100'],
    ['aht', '5 phút 45 giây', '(1.110 + 165 + 450) ÷ 300'],
  ] as const)('%s is %s', (metric, result, working) => {
    const values = sampleValues(metric);
    expect(said(metric, calculate(metric, values))).toBe(result);
    expect(formatWorking(metric, values, 'vi')).toBe(working);
  });

  test('the initial input gives the sample result', () => {
    for (const metric of metrics) {
      for (const { name, kind, sample } of metricFields[metric]) {
        for (const language of ['vi', 'en'] as const) {
          const typed = formatPlain(sample, language);
          expect({ name, ...readNumber(typed, kind, language) }).toEqual({
            name,
            ok: true,
            value: sample,
          });
        }
      }
    }
  });
});

describe('numbers typed by readers', () => {
  test.each([
    ['vi', '1.250.000', 1_250_000],
    ['vi', '2,5', 2.5],
    ['vi', '2.5', 2.5],
    ['vi', '68.000 ₫', 68_000],
    ['vi', ' 1 200 ', 1200],
    ['vi', '1.250,75', 1250.75],
    ['vi', '1,250,000', 1_250_000],
    ['en', '1,250,000', 1_250_000],
    ['en', '2.5', 2.5],
    ['en', '2,5', 2.5],
    ['en', '1,250.75', 1250.75],
    ['en', '62%', 62],
  ] as const)('%s: %s', (language, typed, value) => {
    expect(readNumber(typed, 'amount', language)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'count', 'missing'],
    ['   ', 'amount', 'missing'],
    ['ba mươi', 'count', 'notNumber'],
    ['1.2.3', 'amount', 'notNumber'],
    ['1e9', 'amount', 'notNumber'],
    ['NaN', 'amount', 'notNumber'],
    ['Infinity', 'amount', 'notNumber'],
    ['-3', 'count', 'negative'],
    ['−3', 'count', 'negative'],
    ['2,5', 'count', 'notWhole'],
    ['101', 'percent', 'over100'],
    ['9'.repeat(20), 'count', 'tooLarge'],
    ['9'.repeat(400), 'amount', 'tooLarge'],
  ] as const)('%j as %s is refused: %s', (typed, kind, problem) => {
    expect(readNumber(typed, kind, 'vi')).toEqual({ ok: false, problem });
  });

  test('any input gives a finite number or a named error', () => {
    const character = fc.constantFrom(...Array.from('0123456789.,-+%₫ eđx'));
    const text = fc.oneof(fc.string(), fc.string({ unit: character, maxLength: 12 }));
    const property = fc.property(
      fc.constantFrom(...metrics),
      locale,
      fc.array(text, { minLength: 7, maxLength: 7 }),
      (metric, language, texts) => {
        const fields = metricFields[metric];
        const typed = Object.fromEntries(fields.map(({ name }, index) => [name, texts[index]]));
        const outcome = calculateTyped(metric, typed, language);
        if (outcome.ok) {
          expect(outcome.value).toSatisfy(Number.isFinite);
          const shown = formatResult(outcome.value, outcome.unit, language, time);
          expect(shown).not.toMatch(/NaN|Infinity|undefined|∞/);
        } else {
          const names = new Set<string>(fields.map(({ name }) => name));
          expect(Object.keys(outcome.problems).length).toBeGreaterThan(0);
          for (const name of Object.keys(outcome.problems)) expect(names).toContain(name);
        }
      },
    );
    fc.assert(property, { numRuns: 500 });
  });

  test('a formatted number is parsed back to itself in each language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), locale, (cents, language) => {
        const value = cents / 100;
        const read = readNumber(formatPlain(value, language), 'amount', language);
        expect(read).toEqual({ ok: true, value });
      }),
    );
  });
});

describe('impossible calculations', () => {
  const all = (outcome: Outcome) => (outcome.ok ? {} : outcome.problems);

  test('a part larger than its whole is an error at the part', () => {
    expect(all(calculate('csat', { satisfied: 9, answers: 8 }))).toEqual({
      satisfied: 'moreThanAll',
    });
    expect(all(calculate('fcr', { solvedFirst: 9, contacts: 8 }))).toEqual({
      solvedFirst: 'moreThanAll',
    });
  });

  test('a zero divisor is reported for every metric that divides', () => {
    for (const metric of metrics) {
      const zeros = Object.fromEntries(metricFields[metric].map(({ name }) => [name, 0]));
      const outcome = calculate(metric, zeros);
      if (metric === 'clv') expect(outcome).toMatchObject({ ok: true, value: 0 });
      else expect(Object.values(all(outcome))).toEqual(['nothing']);
    }
  });

  test('NPS lies between -100 and 100, and rises when a passive becomes a promoter', () => {
    fc.assert(
      fc.property(
        count,
        fc.integer({ min: 1, max: 1e6 }),
        count,
        (promoters, passives, detractors) => {
          const before = calculate('nps', { promoters, passives, detractors });
          const after = calculate('nps', {
            promoters: promoters + 1,
            passives: passives - 1,
            detractors,
          });
          if (!before.ok || !after.ok) throw new Error('a score was expected');
          expect(before.value).toBeGreaterThanOrEqual(-100);
          expect(before.value).toBeLessThanOrEqual(100);
          expect(after.value).toBeGreaterThan(before.value);
        },
      ),
    );
  });

  test('CES lies between 1 and 7 for any answers', () => {
    fc.assert(
      fc.property(fc.array(count, { minLength: 7, maxLength: 7 }), (grades) => {
        fc.pre(grades.some((grade) => grade > 0));
        const names = metricFields.ces.map(({ name }) => name);
        const outcome = calculate(
          'ces',
          Object.fromEntries(names.map((name, index) => [name, grades[index]])),
        );
        if (!outcome.ok) throw new Error('a score was expected');
        expect(outcome.value).toBeGreaterThanOrEqual(1);
        expect(outcome.value).toBeLessThanOrEqual(7);
      }),
    );
  });
});

test('a negative score has a minus sign in both languages', () => {
  expect(formatResult(-44.44, 'points', 'vi', time)).toBe('−44,4');
  expect(formatResult(-44.44, 'points', 'en', time)).toBe('−44.4');
  expect(formatPlain(-100, 'vi')).toBe('−100');
});

test('durations are given in hours, minutes and seconds, without empty parts', () => {
  const minutes = (value: number) => formatResult(value, 'minutes', 'vi', time);
  expect(minutes(0)).toBe('0 giây');
  expect(minutes(0.5)).toBe('30 giây');
  expect(minutes(59.999)).toBe('1 giờ');
  expect(minutes(90)).toBe('1 giờ 30 phút');
  expect(minutes(5.75)).toBe('5 phút 45 giây');
});
