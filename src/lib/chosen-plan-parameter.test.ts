import { expect, it } from 'vitest';
import { planOf, withPlan } from './chosen-plan-parameter';

it('only links to the demo form carry the chosen plan', () => {
  expect(withPlan('/en/book-demo', 'Growth')).toBe('/en/book-demo?plan=Growth');
  expect(withPlan('/contact', 'Growth')).toBe('/contact');
});

it('the plan is read back under the name that editors gave it', () => {
  const { searchParams } = new URL(withPlan('/book-demo', 'Tăng trưởng'), 'http://localhost');
  expect(planOf(Object.fromEntries(searchParams))).toBe('Tăng trưởng');
});

it.each(['', 'Call +84 https://example.com', '<b>Growth</b>', 'a'.repeat(41)])(
  'an invalid plan name is ignored: %s',
  (plan) => expect(planOf({ plan })).toBeNull(),
);
