import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@/i18n/locales';
import { textsOf } from '@/lib/collect-strings-in-json';
import { rangeOf } from './calculate-roi';
import { startOf } from './input-fields';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/** The monthly cost of the plan Growth for this many conversations, from the price page, in dong. */
function feeOf(conversations: number): number {
  const { sections } = read('content/en/pages/pricing.json') as {
    sections: { plans: { monthly: number }[]; groups: { rows: { values: string }[] }[] }[];
  };
  const [volume] = sections.find(({ groups }) => Array.isArray(groups))?.groups ?? [];
  const growth = (row: number) => {
    const value = volume?.rows[row]?.values.split(' | ')[1] ?? '';
    return Number(value.replaceAll(/\D/gu, ''));
  };
  const monthly = sections.find(({ plans }) => Array.isArray(plans))?.plans[1]?.monthly ?? 0;
  return monthly + Math.max(0, conversations - growth(0)) * growth(1);
}

/** The gross margin of a retailer, as the page states it. */
const MARGIN = 0.3;

describe('whether the sample company recovers the fee', () => {
  const { low, expected } = rangeOf(startOf.retail);
  const technology = rangeOf(startOf.technology).low;
  const figures: [string, number, number][] = [
    ['hours of the retail sample, low', low.cost, 2],
    ['revenue of the retail sample, low', low.revenue, 2],
    ['both, after the margin', low.cost + low.revenue * MARGIN, 1],
    ['both, expected', expected.cost + expected.revenue * MARGIN, 1],
    ['fee for the retail sample', feeOf(startOf.retail.requests), 1],
    ['hours of the technology sample, low', technology.cost, 1],
    ['fee for the technology sample', feeOf(startOf.technology.requests), 1],
  ];
  const cases = locales.flatMap((locale) =>
    figures.map(([what, dong, decimals]) => ({ locale, what, dong, decimals })),
  );

  it.each(cases)('is stated with the calculated figure: $what ($locale)', (given) => {
    const { locale, dong, decimals } = given;
    const text = textsOf(read(`content/${locale}/pages/roi-calculator.json`)).join('\n');
    const millions = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    const figure = millions.format(dong / 1e6).replace('.', String.raw`\.`);
    expect(text).toMatch(new RegExp(String.raw`(?<![\d.,])${figure} (?:triệu|million)`, 'u'));
  });

  it('does not reach the fee at the low estimate, and exceeds it at the expected one', () => {
    const fee = feeOf(startOf.retail.requests);
    expect(low.cost + low.revenue * MARGIN).toBeLessThan(fee);
    expect(expected.cost + expected.revenue * MARGIN).toBeGreaterThan(fee);
    expect(technology.cost).toBeGreaterThan(feeOf(startOf.technology.requests));
  });
});
