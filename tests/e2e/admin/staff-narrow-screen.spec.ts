import { expect, type Page } from '@playwright/test';
import { newLead, openPreview } from './admin-screen-test-helpers';
import { test, testApart } from './admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

const PHONE = { width: 390, height: 844 };

async function openOnPhone(page: Page, address: string, language = 'vi', url = '') {
  await page.setViewportSize(PHONE);
  await page.context().addCookies([{ name: 'payload-lng', value: language, url }]);
  await enterAs(page, 'editor');
  await page.goto(address);
}

/** The names of the controls that take no press 21 px above or below their middle. */
const lowControls = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
    return shown.flatMap((control) => {
      control.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const takes = [-21, 21].every((distance) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2 + distance);
        return control === hit || control.contains(hit);
      });
      return takes ? [] : [control.textContent || control.className];
    });
  }, selector);

/** A switch of one page's network: the context of the page is that of other tests too. */
async function networkOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', { offline, ...speed });
}

async function expectButtonsInSight(page: Page, names: readonly string[]): Promise<void> {
  await page.locator('#field-title').fill('Trang thử có tên dài hơn một dòng của điện thoại này');
  const buttons = page.locator('.doc-controls__controls-wrapper').getByRole('button');
  for (const name of names) {
    const button = buttons.filter({ hasText: name });
    await expect(button).toBeEnabled();
    await expect(button).toBeInViewport({ ratio: 1 });
    // Nothing covers the button: a click reaches it.
    await button.click({ trial: true });
  }
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true);
  }
  await page.mouse.wheel(0, 1200);
  await expect(page.locator('#field-title')).not.toBeInViewport();
  await expect(buttons.filter({ hasText: names.at(-1) ?? '' })).toBeInViewport({ ratio: 1 });
}

for (const [language, draft, publish, offline] of firstOrAll([
  ['vi', 'Lưu bản nháp', 'Xuất bản tiếng Việt', 'Những gì bạn viết vẫn còn ở đây'],
  ['en', 'Save draft', 'Publish Vietnamese', 'What you wrote is still here'],
])) {
  test(`a page is edited on a phone (${language})`, async ({ page, publishPage, baseURL }) => {
    const id = await publishPage(`/sua-tren-dien-thoai-${language}`, 'vi');
    await openOnPhone(page, `/admin/collections/pages/${id}?locale=vi`, language, baseURL);
    await test.step('every button of a form is in sight, also after scrolling', () =>
      expectButtonsInSight(page, [draft, publish]));

    await test.step('a save without a network keeps what was typed, says so, and works afterwards', async () => {
      const title = page.locator('#field-title');
      await title.fill('Viết khi mất mạng');
      const setOffline = await networkOf(page);
      await setOffline(true);
      await page.locator('#action-save-draft').click();
      await expect(page.getByText(offline)).toBeVisible();
      await expect(title).toHaveValue('Viết khi mất mạng');
      await setOffline(false);
      const [saved] = await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'PATCH'),
        page.locator('#action-save-draft').click(),
      ]);
      expect(saved.ok()).toBe(true);
    });

    await test.step('the page beside its form begins below the buttons', async () => {
      await openPreview(page);
      await page.mouse.wheel(0, 600);
      const overlap = () =>
        page.evaluate(() => {
          const bottom = document.querySelector('.doc-controls__controls-wrapper');
          const below = document.querySelector('.live-preview-window');
          if (!bottom || !below) return null;
          return bottom.getBoundingClientRect().bottom - below.getBoundingClientRect().top;
        });
      await expect(page.locator('.live-preview-window')).toBeVisible();
      await expect.poll(overlap).toBeLessThanOrEqual(2);
    });
  });
}

test('the screens of an editor fit a phone', async ({ page, publishPage, baseURL }) => {
  const id = await publishPage('/hai-ngon-ngu-dien-thoai', 'vi');
  await test.step('both languages of a page stand one above the other, uncut', async () => {
    await openOnPhone(page, `/admin/collections/pages/${id}/side-by-side`, 'vi', baseURL);
    const [first, second] = [page.locator('iframe').first(), page.locator('iframe').last()];
    const [above, below] = [await first.boundingBox(), await second.boundingBox()];
    expect(above?.width).toBeGreaterThan(330);
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  });

  await test.step('the calendar shows Sunday as the other days, and on a phone the days with something on them', async () => {
    await page.goto('/admin/publishing-calendar');
    await page.setViewportSize({ width: 1440, height: 900 });
    const look = (nth: number) =>
      page
        .locator('.admin-calendar tbody tr')
        .first()
        .locator('td')
        .nth(nth)
        .evaluate((cell) => {
          const { padding, borderWidth, width } = getComputedStyle(cell);
          return { padding, borderWidth, width: Math.round(Number.parseFloat(width)) };
        });
    expect(await look(6)).toEqual(await look(0));
    expect((await look(0)).padding).not.toBe('0px');
    await page.setViewportSize(PHONE);
    await expect(page.locator('.admin-calendar td:not(:has(li))').first()).toBeHidden();
  });
});

test.describe('on the phone of sales', () => {
  testApart.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  testApart('links and buttons are as high as a thumb needs', async ({ page, visitor }) => {
    const id = await newLead(visitor, 'Khách Gọi Bằng Ngón Tay', {
      email: 'thumb@desk.example',
      phone: '0911000086',
    });
    await enterAs(page, 'sales');
    await test.step('links of the first page', async () => {
      await page.goto('/admin');
      const links = '.admin-dashboard :is(.admin-dashboard__figures, .admin-dashboard__groups) a';
      await expect(page.locator(links).first()).toBeVisible();
      const frame = '.app-header__mobile-nav-toggler, .app-header__account';
      await expect.poll(() => lowControls(page, `${links}, ${frame}`)).toEqual([]);
    });

    await test.step('buttons of a lead, which stand in one row', async () => {
      await page.goto(`/admin/collections/leads/${id}`);
      const row = page.locator('.doc-controls__controls-wrapper');
      const receipt = row.getByRole('link', { name: 'Biên nhận đồng ý' });
      await expect(receipt).toBeVisible();
      const [whole, link, save] = await Promise.all(
        [row, receipt, row.getByRole('button', { name: 'Lưu' })].map((part) => part.boundingBox()),
      );
      expect(whole?.height).toBeGreaterThanOrEqual(44);
      expect(whole?.height).toBeLessThanOrEqual(52);
      expect(link?.y).toBe(save?.y);
      const buttons = '.doc-controls__controls .btn, .lead-note .btn, .tabs-field__tab-button';
      await expect.poll(() => lowControls(page, buttons)).toEqual([]);
      // The bar is no higher than with a mouse.
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(52);
    });
  });
});
