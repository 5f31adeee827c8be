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

export type AxeFinding = [rule: string, elements: string[]];

/**
 * Where axe looks for a page's content, beside its landmarks: its own list, and the link to the content. It
 * knows that link only where no other stands before it, and the consent bar has one, be it hidden.
 */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, a[href="#main"]';
const axeOptions = {
  resultTypes: ['violations' as const],
  checks: { region: { options: { regionMatcher } } },
};

/** What axe finds on a page, or in parts of it: each rule with the elements that break it. */
export async function axeFindings(page: Page, ...parts: string[]): Promise<AxeFinding[]> {
  const axe = new AxeBuilder({ page }).options(axeOptions);
  for (const part of parts) axe.include(part);
  // In one go, without a tab of its own to put frames together: pages here have none of another origin.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
