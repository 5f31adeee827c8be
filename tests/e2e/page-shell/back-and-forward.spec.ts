import { expect, type Page } from '@playwright/test';
import { isSameDocument, markDocument } from './detect-full-page-load';
import { test } from '../wait-for-page-scripts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page) => page.locator('main h1');

test('back and forward return to where the reader was, without a full page load', async ({
  page,
}) => {
  await page.goto('/blog');
  await markDocument(page);
  const title = await heading(page).textContent();
  const link = page.locator('main a[href^="/blog/"]').last();
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);

  await link.click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(heading(page)).not.toHaveText(title ?? '');
  await expect.poll(() => scrolled(page), { message: 'a new page starts at its top' }).toBe(0);
  const article = await heading(page).textContent();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  const read = await scrolled(page);

  await page.goBack();
  await expect(heading(page)).toHaveText(title ?? '');
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(2);

  await page.goForward();
  await expect(heading(page)).toHaveText(article ?? '');
  await expect.poll(async () => Math.abs((await scrolled(page)) - read)).toBeLessThanOrEqual(2);
  expect(await isSameDocument(page)).toBe(true);
});

test('after a followed link the keyboard continues at the start of the new page', async ({
  page,
}) => {
  await page.goto('/');
  await markDocument(page);
  const link = page.getByRole('contentinfo').locator('a[href="/pricing"]').first();
  const place = await link.evaluate((element) => {
    element.focus();
    return window.scrollY;
  });
  // The page jumps to the link at once: a smooth scroll would only have begun, and could go on in the next page.
  expect(place, 'the focused link is in view at once').toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(heading(page)).toBeInViewport();
  await page.keyboard.press('Tab');
  // The first stop of a freshly loaded page is the link that skips the header.
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(focused).toBe('#main');
  expect(await isSameDocument(page)).toBe(true);
});
