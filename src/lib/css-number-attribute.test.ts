import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cssNumber } from '@/lib/css-number-attribute';

/**
 * The value that src/styles/data-x-to-custom-property.css computes from an attribute. As in a browser, the last matching
 * rule for a decimal place wins.
 */
function sumOf(attribute: string, written: string): number {
  const css = readFileSync('src/styles/data-x-to-custom-property.css', 'utf8');
  const rules = css.matchAll(/\[data-(\w+)(?:~='([\d.]+)')?\] \{([^}]*)\}/g);
  const places = new Map<string, number>();
  for (const [, name, digit, body = ''] of rules) {
    if (name !== attribute || (digit && !written.split(' ').includes(digit))) continue;
    for (const [, place = '', value] of body.matchAll(/--\w+-(\w+): ([\d.]+);/g)) {
      places.set(place, Number(value));
    }
  }
  const [, added = ''] = new RegExp(`--${attribute}: calc\\(([^;]*)\\);`).exec(css) ?? [];
  const summands = [...added.matchAll(/var\(--\w+-(\w+)\)/g)];
  return summands.reduce((sum, [, place = '']) => sum + (places.get(place) ?? Number.NaN), 0);
}

describe('a number for CSS', () => {
  it('is written as the sum of its decimal places, to two decimals', () => {
    expect(cssNumber(37.52)).toBe('30 7 .5 .02');
    expect(cssNumber(100)).toBe('100');
    expect(cssNumber(0)).toBe('0');
    expect(cssNumber(0.999)).toBe('1');
    expect(cssNumber(33.3333)).toBe('30 3 .3 .03');
  });

  it('is clamped to its range', () => {
    expect(cssNumber(-3)).toBe('0');
    expect(cssNumber(5000)).toBe(cssNumber(199.99));
    expect(cssNumber(Number.NaN)).toBe('0');
  });

  it.each(['x', 'y', 'ratio'])('is added up again in the style sheet: data-%s', (attribute) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19_999 }), (hundredths) => {
        const value = hundredths / 100;
        expect(sumOf(attribute, cssNumber(value))).toBeCloseTo(value, 6);
      }),
    );
  });
});
