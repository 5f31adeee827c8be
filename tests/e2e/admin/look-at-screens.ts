import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../run-axe';
import { englishNames, namelessControls } from './find-wrong-accessible-names';
import { harmOf } from './long-names-on-screens';

export type Look = readonly [width: 390 | 1440, language: 'vi' | 'en', theme: 'light' | 'dark'];

/** Makes a page show the admin in a width, language and colour theme. */
export async function show(page: Page, [width, language, theme]: Look, url = ''): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.context().addCookies([
    { name: 'payload-lng', value: language, url },
    { name: 'payload-theme', value: theme, url },
  ]);
}

/** Expects no finding of axe on the whole screen, with its navigation, header and frames, and no scrolling sideways. */
export async function expectAccessible(page: Page, [width, , theme]: Look): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  expect(await axeFindings(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(width);
}

/**
 * Expects that all controls of a Vietnamese screen have names in Vietnamese. A screen is rendered in steps, so this is
 * repeated until it holds.
 */
export async function expectNamed(page: Page): Promise<void> {
  await expect.poll(() => englishNames(page)).toEqual([]);
  await expect.poll(() => namelessControls(page)).toEqual([]);
}

/** Expects that long names, which begin so, are on the screen, and widen and cover nothing on a large screen or a phone. */
export async function expectUnharmed(page: Page, ...starts: string[]): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const start of starts) {
      const named = page.getByText(start).or(page.locator(`input[value^="${start}"]`));
      await expect(named.first()).toBeAttached();
      const message = `${start} at ${width} pixels`;
      await expect.poll(() => harmOf(page, start), { message }).toEqual([]);
    }
  }
}
