import { expect, it } from 'vitest';
import { planOf, withPlan } from './chosen-plan';

it('only links to the demo form get the chosen plan', () => {
  expect(withPlan('/en/book-demo', 'Growth')).toBe('/en/book-demo?plan=Growth');
  expect(withPlan('/contact', 'Growth')).toBe('/contact');
});

it('a plan comes back as editors have named it', () => {
  const { searchParams } = new URL(withPlan('/book-demo', 'Tăng trưởng'), 'http://localhost');
  expect(planOf(Object.fromEntries(searchParams))).toBe('Tăng trưởng');
});

it.each(['', 'Call +84 https://example.com', '<b>Growth</b>', 'a'.repeat(41)])(
  'what is no name of a plan is left out: %s',
  (plan) => expect(planOf({ plan })).toBeNull(),
);
