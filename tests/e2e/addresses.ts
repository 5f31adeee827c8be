import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';

/** Every page that a visitor of a fresh site can come to, in one language each, and one that is none. */
export const addresses = [
  '/',
  '/en',
  '/book-demo',
  '/en/book-demo',
  '/book-demo/thank-you',
  '/en/book-demo/thank-you',
  '/form/book-demo',
  '/en/form/book-demo',
  '/khong-co',
  '/en/nothing-here',
] as const;

/** What axe finds on a page: each rule with the elements that break it. */
export async function axeFindings(page: Page): Promise<[string, string[]][]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
