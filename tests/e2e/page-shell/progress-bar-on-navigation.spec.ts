import { expect, type Page } from '@playwright/test';
import { languages, openAlive, PHONE } from './page-shell-test-helpers';
import { fetchesPage, test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

const bar = (page: Page, name: string) => page.getByRole('progressbar', { name });

/** Delays the next page until it is released. */
async function holdPages(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    if (fetchesPage(route.request())) await held;
    await route.continue();
  });
  return () => release();
}

for (const lang of firstOrAll(['vi', 'en'])) {
  const { home, prefix, bookDemo, progress, login, menus } = languages[lang];

  test(`§2 a progress bar runs at the top during route changes (${lang})`, async ({
    page,
    context,
  }) => {
    await context.route(/\.example(\.com)?\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
    );
    const faults = collectFaults(page);
    await openAlive(page, home);
    const none = async () => expect(bar(page, progress)).toHaveCount(0);
    const demo = page.getByRole('banner').getByRole('link', { name: bookDemo });

    await test.step('not for what opens no page here', async () => {
      await none();
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: login }).click(); // this link opens a new tab
      await (await opened).close();
      await none();
      await page.locator('main a[href$="#film"]').first().click(); // a link to a fragment of the page
      await expect(page).toHaveURL(/#film$/);
      await none();
      const opening = context.waitForEvent('page');
      await demo.click({ modifiers: ['ControlOrMeta'] });
      await (await opening).close();
      await none();
      await page.getByRole('button', { name: menus.solutions }).click();
      await none();
      await page.keyboard.press('Escape');
    });

    // A page that no link was pointed at is not fetched yet.
    const title = await page.title();
    const release = await holdPages(page);
    await page.getByRole('banner').locator(`a[href="${prefix}/pricing"]`).first().click();
    await expect(bar(page, progress)).toBeVisible();
    expect(await page.title(), 'still here').toBe(title);
    const box = await bar(page, progress).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0 });
    expect(box?.height).toBeLessThanOrEqual(4);
    release();
    await expect(page).toHaveURL(new RegExp(`${prefix}/pricing$`));
    await expect(bar(page, progress)).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

for (const viewport of firstOrAll([PHONE, { width: 1280, height: 720 }])) {
  test(`a printed page shows its content without header and footer (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAlive(page, '/');
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('site:notification', { detail: { type: 'info', message: 'Xin chào' } }),
      ),
    );
    await expect(page.locator('[data-toast]')).toBeVisible();
    await page.getByRole('button', { name: 'Liên hệ' }).click();
    await expect(page.locator('[data-contact-panel]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const selector of [
      'header',
      'footer',
      '.contact-button',
      '[data-contact-panel]',
      '[data-toasts]',
      'dialog',
    ]) {
      await expect(page.locator(selector).first(), selector).toBeHidden();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  });
}
