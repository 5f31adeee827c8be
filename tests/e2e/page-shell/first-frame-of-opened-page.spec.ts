import { expect, type Page } from '@playwright/test';
import { test } from '../wait-for-page-scripts';
import { PHONE } from './page-shell-test-helpers';

/** What the browser shows in the first frame of a page: whether its heading and its footer are laid out. */
type Frame = { heading: boolean; footer: boolean };

/** Notes the first frame of the next page, and which attributes of the root change meanwhile. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const old = document.querySelector('h1');
    const isLaidOut = (selector: string) =>
      document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    const seen: { frame?: Frame; attributes: string[] } = { attributes: [] };
    new MutationObserver((changes) => {
      seen.attributes.push(...changes.map(({ attributeName }) => attributeName ?? ''));
    }).observe(document.documentElement, { attributes: true });
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1') === old) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          seen.frame = { heading: isLaidOut('h1'), footer: isLaidOut('footer small, footer p') };
        });
        port1.start();
        port2.postMessage('the frame is painted');
      });
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });

const seen = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { seen: { frame?: Frame; attributes: string[] } }).seen,
  );

const firstFrame = async (page: Page): Promise<Frame | undefined> => {
  await expect.poll(async () => (await seen(page)).frame).toBeDefined();
  return (await seen(page)).frame;
};

const isWholePageLaidOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *, main > article > *, .site-footer')].every((part) =>
      (part.firstElementChild ?? part).checkVisibility({ contentVisibilityAuto: true }),
    ),
  );

test.describe('the first frame of a page that is opened in the same document', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('shows the first screen without the sections below, and the next one all', async ({
    page,
  }) => {
    await page.goto('/');
    await watch(page);
    await page.locator('main a[href="/solutions/retail"]').tap();
    expect(await firstFrame(page)).toEqual({ heading: true, footer: false });
    await expect.poll(() => isWholePageLaidOut(page)).toBe(true);

    // The code that opens pages sets a class once, when it is loaded: by the tap above.
    await test.step('sets neither a class nor the language of the root, on which all styles depend', async () => {
      await watch(page);
      await page.getByRole('banner').getByRole('link').first().tap();
      await firstFrame(page);
      const { attributes } = await seen(page);
      expect(attributes).toContain('aria-busy');
      expect(attributes).not.toContain('class');
      expect(attributes).not.toContain('lang');
    });
  });

  test('is whole where Back restores a position', async ({ page }) => {
    await page.goto('/');
    await page.locator('main a[href="/pricing"]').tap();
    await expect(page).toHaveTitle(/Bảng giá/);
    await watch(page);
    await page.goBack();
    expect(await firstFrame(page)).toEqual({ heading: true, footer: true });
  });
});
