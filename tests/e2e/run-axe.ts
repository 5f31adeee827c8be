import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';

export type AxeFinding = [rule: string, elements: string[]];

/**
 * Selectors for the content of a page in axe's rule `region`, besides its landmarks: axe's own list, and the skip link.
 * Axe recognises a skip link only if it is the first link of the page, but the consent bar has a link before it, even
 * while hidden.
 */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, a[href="#main"]';
const axeOptions = {
  resultTypes: ['violations' as const],
  checks: { region: { options: { regionMatcher } } },
};

/** The minified source of axe: each audited page has to read it, and unminified it has 1.5 MB. */
export const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Runs axe on a page or on parts of it: each violated rule with the elements. */
export async function axeFindings(page: Page, ...parts: string[]): Promise<AxeFinding[]> {
  const axe = new AxeBuilder({ page, axeSource }).options(axeOptions);
  for (const part of parts) axe.include(part);
  // Axe runs in legacy mode, which opens no second tab for frames: pages of this site have no frames of other
  // origins.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
