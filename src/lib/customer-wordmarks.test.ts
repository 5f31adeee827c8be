import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictogramOf } from './pictogram-url';
import { slugOf } from './fragment-id-of-text';
import drawnWordmarks from './customer-wordmarks.json';

const drawn = readFileSync('src/lib/customer-wordmarks.svg', 'utf8');
const symbols = [
  ...drawn.matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+) 32" fill="currentColor">/g),
];
const names = new Map(Object.entries(drawnWordmarks).map(([id, { name }]) => [slugOf(name), id]));

type Value = Readonly<Record<string, unknown>>;

/** Every object inside a JSON value, at any depth. */
function objectsOf(value: unknown): Value[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsOf);
  return Array.isArray(value) ? inner : [value as Value, ...inner];
}

/**
 * Customers named in the seed content, with the pictogram of each. The field `logo` is the pictogram's URL, or an
 * object that contains that URL.
 */
const customers = globSync('content/*/{pages,customer-quotes,customer-successes}/*.json').flatMap(
  (file) =>
    objectsOf(JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ name, customerName, logo }) => {
      const pictogram = pictogramOf(logo) ?? pictogramOf((logo as Value | null | undefined)?.url);
      const customer = customerName ?? name;
      return pictogram && typeof customer === 'string'
        ? [{ file, customer: slugOf(customer), pictogram }]
        : [];
    }),
);

it('every wordmark is drawn once, as wide as it is shown', () => {
  expect(symbols.map(([, id, width]) => [id, Number(width)])).toEqual(
    Object.entries(drawnWordmarks).map(([id, { width }]) => [id, width]),
  );
});

it('wordmarks have one colour, that of the text around them', () => {
  expect(drawn).not.toMatch(/#[0-9a-f]{3}|rgb|style=|<style|<text|<image/i);
  expect([...drawn.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint)).toEqual(
    expect.not.arrayContaining([expect.not.stringMatching(/^(?:currentColor|none)$/)]),
  );
});

it('every sample customer of the copy has one, by its name and its pictogram', () => {
  expect(new Set(customers.map(({ customer }) => customer))).toEqual(new Set(names.keys()));
  expect(customers.filter(({ customer, pictogram }) => names.get(customer) !== pictogram)).toEqual(
    [],
  );
});
