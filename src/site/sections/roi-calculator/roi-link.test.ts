import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fieldNames,
  fields,
  industries,
  startOf,
} from '@/site/sections/roi-calculator/input-fields';
import { fromQuery, toQuery } from '@/site/sections/roi-calculator/roi-link';

const industry = fc.constantFrom(...industries);

describe('the link to a shared calculation', () => {
  test('restores the inputs, and keeps campaign parameters', () => {
    fc.assert(
      fc.property(industry, industry, (chosen, numbers) => {
        const inputs = { industry: chosen, values: startOf[numbers] };
        const query = toQuery(inputs, '?utm_source=zalo');
        expect(fromQuery(query)).toEqual(inputs);
        expect(new URLSearchParams(query).get('utm_source')).toBe('zalo');
      }),
    );
  });

  test('restores nothing without inputs', () => {
    expect(fromQuery('')).toBeNull();
    expect(fromQuery('?utm_source=zalo&v=1')).toBeNull();
    expect(fromQuery('?industry=mining&requests=abc')).toBeNull();
  });

  test("replaces an invalid input by the industry's initial value", () => {
    const link =
      '?industry=education&requests=-5&minutes=abc&leaving=900&answered=55&customers=1.5';
    expect(fromQuery(link)).toEqual({
      industry: 'education',
      values: { ...startOf.education, answered: 55 },
    });
    expect(fromQuery('?industry=mining&answered=55')?.values).toEqual({
      ...startOf.retail,
      answered: 55,
    });
  });

  test('gives values within the bounds for any query', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldNames), fc.string(), (name, text) => {
        const query = new URLSearchParams({ [name]: text }).toString();
        const value = fromQuery(query)?.values[name] ?? startOf.retail[name];
        expect(value >= 0 && value <= fields[name].most).toBe(true);
      }),
    );
  });
});
