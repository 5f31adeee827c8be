import type { Page } from '@playwright/test';
import {
  answered,
  atRest,
  bar,
  dialog,
  expect,
  isAsked,
  scriptNames,
  test,
  triedInVain,
} from './consent-bar-fixture';

/** Opens the dialog of a visitor who has answered. */
const openChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Tuỳ chọn cookie' }).click();

type Asked = { answered: () => Promise<void>; asked: () => Promise<string[]> };

/** The tag manager has been told what is refused before it runs, and then what the visitor has agreed to. */
async function expectDeniedFirst(page: Page): Promise<void> {
  const layer = () => page.evaluate(() => (window as { seenLayer?: unknown[][] }).seenLayer ?? []);
  await expect.poll(layer).not.toEqual([]);
  const [first, second] = await layer();
  expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(first?.[2]).toMatchObject({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  expect(second?.slice(0, 2)).toEqual(['consent', 'update']);
  expect(second?.[2]).toMatchObject({ ad_storage: 'granted', analytics_storage: 'denied' });
}

/** Withdraws every consent on a page with all services. */
async function expectWithdrawn(page: Page, vendors: Asked): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('adsInfo', '{}');
    localStorage.setItem('utm', '{}');
    (window as { mark?: string }).mark = 'same page';
  });
  await expect
    .poll(() => page.evaluate(() => document.cookie))
    .toMatch(/_ga=.*hubspotutk|hubspotutk.*_ga=/);
  await openChoices(page);
  await dialog(page).getByRole('button', { name: 'Từ chối tất cả' }).click();
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  await triedInVain(page, ['crm', 'gtm', 'recording', 'sdk'], 1);
  await vendors.answered();
  const before = await vendors.asked();
  await triedInVain(page, ['crm', 'gtm', 'recording', 'sdk'], 3);
  expect(await vendors.asked()).toEqual(before);
  expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe('same page');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['consent']);
  await expect(page.locator('#survey-widget')).toHaveCount(0);

  await page.goto('/en/pricing');
  await atRest(page);
  expect(await vendors.asked()).toEqual(before);
}

test.describe('D19 nothing third-party loads before opt-in', () => {
  /** The purposes in the order in which the visitor agrees to them, with the services of all so far. */
  const purposes = [
    ['marketing', ['crm', 'gtm']],
    ['analytics', ['crm', 'gtm', 'recording', 'sdk']],
    ['support', ['crm', 'gtm', 'recording', 'sdk', 'survey']],
  ] as const;

  test('after it, only the services consented to; after it was withdrawn, none', async ({
    page,
    elsewhere,
    vendors,
  }) => {
    await page.goto('/');
    await bar(page).getByRole('button', { name: 'Tự chọn' }).click();
    for (const [purpose, loaded] of purposes) {
      await test.step(`after it, only the services consented to: ${purpose}`, async () => {
        if (purpose !== 'marketing') await openChoices(page);
        await dialog(page).locator(`[name="${purpose}"]`).check();
        await dialog(page).getByRole('button', { name: 'Lưu lựa chọn' }).click();
        await expect(bar(page)).toBeHidden();
        await expect.poll(() => scriptNames(elsewhere)).toEqual(loaded);
        await atRest(page);
        expect(scriptNames(elsewhere)).toEqual(loaded);
      });
      if (purpose === 'marketing') {
        await test.step('the tag manager is set to "denied" before it runs', () =>
          expectDeniedFirst(page));
      }
    }
    await test.step('after it was withdrawn, none, without a page reload, and their data is deleted', () =>
      expectWithdrawn(page, vendors));
  });

  test('services still consented to keep running when another purpose is withdrawn', async ({
    page,
    context,
    vendors,
  }) => {
    await answered(context, { analytics: true, support: true });
    await page.goto('/about-us');
    await expect(page.locator('#survey-box')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Tuỳ chọn cookie' }).click();
    await dialog(page).locator('[name="support"]').uncheck();
    await dialog(page).getByRole('button', { name: 'Lưu lựa chọn' }).click();
    await expect(page.locator('#survey-box')).toHaveCount(0);
    const alive = async () =>
      (await vendors.asked()).filter((url) => url.includes('/sdk/alive')).length;
    const before = await alive();
    await expect.poll(alive).toBeGreaterThan(before);
  });

  test('Global Privacy Control counts as a refusal: no bar is shown, and the dialog says why', async ({
    page,
    context,
    elsewhere,
  }) => {
    await answered(context, { analytics: true, marketing: true });
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    await page.goto('/en');
    await atRest(page);
    await expect(bar(page)).toBeHidden();
    expect(elsewhere).toEqual([]);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await expect(dialog(page).getByText('Global Privacy Control')).toBeVisible();
    for (const name of ['analytics', 'marketing']) {
      await expect(dialog(page).locator(`[name="${name}"]`)).toBeDisabled();
      await expect(dialog(page).locator(`[name="${name}"]`)).not.toBeChecked();
    }
    await expect(dialog(page).locator('[name="support"]')).toBeEnabled();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the site works, shows no bar and loads no services', async ({ page, elsewhere }) => {
      await page.goto('/book-demo', { waitUntil: 'load' });
      await expect(bar(page)).toBeHidden();
      await expect(page.locator('form[data-form="book-demo"]')).toBeVisible();
      expect(elsewhere).toEqual([]);
    });
  });
});

test.describe('D19 refusing is as easy as accepting', () => {
  test('on the first layer, and nothing is chosen for the visitor', async ({ page, elsewhere }) => {
    await page.goto('/');
    const refuse = bar(page).getByRole('button', { name: 'Từ chối tất cả' });
    await test.step('by keyboard: the bar comes first', async () => {
      await isAsked(page);
      await page.keyboard.press('Tab');
      await expect(bar(page).getByRole('link', { name: 'Xem danh sách cookie' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(refuse).toBeFocused();
    });
    await test.step('no box is ticked by default, and closing the dialog decides nothing', async () => {
      const choose = bar(page).getByRole('button', { name: 'Tự chọn' });
      await choose.click();
      await expect(dialog(page).locator('input:checked')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(bar(page)).toBeVisible();
      await expect(choose).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
    });

    await test.step('"accept" and "refuse" are both on the first layer, in equal size and style, one click each', async () => {
      const accept = bar(page).getByRole('button', { name: 'Đồng ý tất cả' });
      for (const width of [390, 744, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()];
        expect(one?.width).toBe(other?.width);
        expect(one?.height).toBe(other?.height);
        expect(one?.y).toBe(other?.y);
        const look = (node: Element) => {
          const { color, backgroundColor, borderColor, fontWeight, fontSize } =
            getComputedStyle(node);
          return { color, backgroundColor, borderColor, fontWeight, fontSize };
        };
        expect(await refuse.evaluate(look)).toEqual(await accept.evaluate(look));
      }
      await refuse.click();
      await expect(bar(page)).toBeHidden();
    });
    await test.step('answering the bar moves the focus to the page, and it is not asked again', async () => {
      await expect(page.locator('#main')).toBeFocused();
      await expect(page.locator('[data-toasts]')).toContainText('Đã lưu lựa chọn');
      await page.reload();
      await atRest(page);
      await expect(bar(page)).toBeHidden();
      expect(elsewhere).toEqual([]);
    });
    await test.step('by keyboard: it refuses as by a click', async () => {
      await page.evaluate(() => localStorage.removeItem('consent'));
      await page.reload();
      await isAsked(page);
      await refuse.press('Enter');
      await expect(bar(page)).toBeHidden();
      await expect(page.locator('#main')).toBeFocused();
      expect(elsewhere).toEqual([]);
    });
  });
});
