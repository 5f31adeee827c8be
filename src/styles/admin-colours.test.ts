import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cascade, contrast, rulesOf } from '../../tests/support/css-colours';

const tokens = cascade(rulesOf(readFileSync('src/styles/design-tokens.css', 'utf8')), '@theme');
const rules = rulesOf(readFileSync('src/app/(payload)/admin-brand-colours.css', 'utf8'));
const themes = {
  light: cascade(rules, ':root'),
  dark: cascade(rules, ':root', "html[data-theme='dark']"),
};
/** The background colours of the CMS's admin in each theme. */
const grounds = { light: '#ffffff', dark: '#141414' };

it('the admin uses colours of the site only', () => {
  const given = Object.values(themes).flatMap((look) =>
    Object.entries(look).flatMap(([name, value]) => (name.startsWith('brand-') ? [value] : [])),
  );
  const known = Object.values(tokens);
  expect(given.filter((colour) => !known.includes(colour))).toEqual([]);
  expect(given).toContain('#c8321f');
});

it.each(['light', 'dark'] as const)(
  'the colours of the admin have enough contrast in the %s theme',
  (theme) => {
    const look = themes[theme];
    for (const ground of [grounds[theme], look['brand-ground'] ?? '']) {
      expect(contrast(look['brand-text'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(look['brand-son'] ?? '', ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast('#ffffff', look['brand-son'] ?? '')).toBeGreaterThanOrEqual(4.5);
  },
);
