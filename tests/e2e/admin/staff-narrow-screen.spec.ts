import { expect, type Page } from '@playwright/test';
import { newLead, openPreview } from './admin-screen-test-helpers';
import { test, testApart } from './admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';

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

for (const [language, draft, publish] of [
  ['vi', 'Lưu bản nháp', 'Xuất bản tiếng Việt'],
  ['en', 'Save draft', 'Publish Vietnamese'],
] as const) {
  test(`on a phone every button of a form is in sight, also after scrolling (${language})`, async ({
    page,
    publishPage,
    baseURL,
  }) => {
    const id = await publishPage(`/dau-bieu-mau-${language}`, 'vi');
    await openOnPhone(page, `/admin/collections/pages/${id}?locale=vi`, language, baseURL);
    await page.locator('#field-title').fill('Trang thử có tên dài hơn một dòng của điện thoại này');
    const buttons = page.locator('.doc-controls__controls-wrapper').getByRole('button');
    for (const name of [draft, publish]) {
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
    await expect(buttons.filter({ hasText: publish })).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone the page beside its form begins below the buttons', async ({
  page,
  publishPage,
  baseURL,
}) => {
  const id = await publishPage('/xem-truoc-dien-thoai', 'vi');
  await openOnPhone(page, `/admin/collections/pages/${id}?locale=vi`, 'vi', baseURL);
  await openPreview(page);
  await expect(page.locator('.live-preview-window')).toBeVisible();
  await page.mouse.wheel(0, 600);
  const overlap = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('.doc-controls__controls-wrapper');
      const below = document.querySelector('.live-preview-window');
      if (!bottom || !below) return null;
      return bottom.getBoundingClientRect().bottom - below.getBoundingClientRect().top;
    });
  await expect.poll(overlap).toBeLessThanOrEqual(2);
});

test('on a phone both languages of a page stand one above the other, uncut', async ({
  page,
  publishPage,
  baseURL,
}) => {
  const id = await publishPage('/hai-ngon-ngu-dien-thoai', 'vi');
  await openOnPhone(page, `/admin/collections/pages/${id}/side-by-side`, 'vi', baseURL);
  const [first, second] = [page.locator('iframe').first(), page.locator('iframe').last()];
  const [above, below] = [await first.boundingBox(), await second.boundingBox()];
  expect(above?.width).toBeGreaterThan(330);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});

test('on a phone the buttons of a lead stand in one row, as high as a thumb needs', async ({
  page,
  visitor,
}) => {
  const id = await newLead(visitor, 'Khách Trên Điện Thoại', {
    email: 'row@desk.example',
    phone: '0911000085',
  });
  await page.setViewportSize(PHONE);
  await enterAs(page, 'sales');
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
});

test.describe('the first page on the phone of sales', () => {
  testApart.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  testApart('has links as high as a thumb needs', async ({ page }) => {
    await enterAs(page, 'sales');
    await page.goto('/admin');
    const links = '.admin-dashboard :is(.admin-dashboard__figures, .admin-dashboard__groups) a';
    await expect(page.locator(links).first()).toBeVisible();
    const frame = '.app-header__mobile-nav-toggler, .app-header__account';
    await expect.poll(() => lowControls(page, `${links}, ${frame}`)).toEqual([]);
  });
});

test.describe('a lead on the phone of sales', () => {
  testApart.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  testApart('has buttons as high as a thumb needs', async ({ page, visitor }) => {
    const id = await newLead(visitor, 'Khách Gọi Bằng Ngón Tay', {
      email: 'thumb@desk.example',
      phone: '0911000086',
    });
    await enterAs(page, 'sales');
    await page.goto(`/admin/collections/leads/${id}`);
    const row = page.locator('.doc-controls__controls-wrapper');
    await expect(row.getByRole('link', { name: 'Biên nhận đồng ý' })).toBeVisible();
    const buttons = '.doc-controls__controls .btn, .lead-note .btn, .tabs-field__tab-button';
    await expect.poll(() => lowControls(page, buttons)).toEqual([]);
    // The bar is no higher than with a mouse.
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(52);
  });
});

test('the calendar shows Sunday as the other days, and on a phone the days with something on them', async ({
  page,
  baseURL,
}) => {
  await openOnPhone(page, '/admin/publishing-calendar', 'vi', baseURL);
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

for (const [language, words] of [
  ['vi', 'Những gì bạn viết vẫn còn ở đây'],
  ['en', 'What you wrote is still here'],
] as const) {
  testApart(
    `a save without a network keeps what was typed, says so, and works afterwards (${language})`,
    async ({ page, publishPage, baseURL }) => {
      const id = await publishPage(`/luu-khi-mat-mang-${language}`, 'vi');
      await openOnPhone(page, `/admin/collections/pages/${id}?locale=vi`, language, baseURL);
      const title = page.locator('#field-title');
      await title.fill('Viết khi mất mạng');
      await page.context().setOffline(true);
      await page.locator('#action-save-draft').click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(title).toHaveValue('Viết khi mất mạng');
      await page.context().setOffline(false);
      const [saved] = await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'PATCH'),
        page.locator('#action-save-draft').click(),
      ]);
      expect(saved.ok()).toBe(true);
    },
  );
}
