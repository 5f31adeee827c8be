import type { Page } from '@playwright/test';
import pg from 'pg';
import { chooseLanguage } from '../page-shell/choose-language';
import { settings } from '../accounts-and-settings';
import { answered, bar, dialog, expect, isAsked, test } from './consent-bar-fixture';

const AD = 'utm_source=facebook&utm_medium=fbads&utm_campaign=tet&ad_id=77&placement=feed';
const AD_PARAMETERS = {
  utm_source: 'facebook',
  utm_medium: 'fbads',
  utm_campaign: 'tet',
  ad_id: '77',
  placement: 'feed',
};

const stored = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, name);

async function leadOf(email: string) {
  const client = new pg.Client({ connectionString: settings.database() });
  await client.connect();
  try {
    const { rows } = await client.query<{
      attribution: Record<string, string>;
      first_touch: { page: string; referrer: string; parameters: Record<string, string> };
      last_touch: { page: string; parameters: Record<string, string> };
    }>('SELECT attribution, first_touch, last_touch FROM leads WHERE email = $1', [email]);
    return rows;
  } finally {
    await client.end();
  }
}

async function fillContact(page: Page, email: string): Promise<void> {
  const form = page.locator('form[data-form="contact"]').first();
  await form.locator('[name="name"]').fill('Lan');
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="description"]').fill('Pricing for twelve shops, please.');
  await form.locator('[name="agree"]').check();
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/thank-you/);
}

test('a lead records the advertisement of the visit', async ({ page }) => {
  const email = `ad-${Date.now()}@example.com`;
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await test.step('and the referring page of another site, also when the saved language was restored', async () => {
    await page.goto(`/pricing?${AD}#main`, { referer: 'https://news.example/story?q=secret' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(new URL(page.url()).pathname).toBe('/en/pricing');
    await isAsked(page);
  });
  await test.step('even when sent from another page in the other language', async () => {
    await chooseLanguage(page, 'vi');
    await page.waitForURL(/[^n]\/pricing/);
    await page.locator('footer a[href="/contact"]').first().click();
    await page.waitForURL(/\/contact$/);
    expect(page.url()).not.toContain('utm_');
    await expect(page).toHaveTitle(/Liên hệ/); // waits for the page, because the URL changes before the page does
  });
  await test.step('also after the language changes on a page without parameters, and nothing is stored in the browser', async () => {
    await chooseLanguage(page, 'en');
    await page.waitForURL(/\/en\/contact$/);
    expect(await page.evaluate(() => [Object.keys(localStorage), window.name])).toEqual([
      ['locale'],
      '',
    ]);
  });
  await fillContact(page, email);
  const touch = {
    page: '/pricing',
    referrer: 'https://news.example/story',
    parameters: AD_PARAMETERS,
  };
  expect(await leadOf(email)).toMatchObject([
    { attribution: AD_PARAMETERS, first_touch: touch, last_touch: touch },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test("a lead records the parameters of the form's address", async ({ page }) => {
    const email = `plain-${Date.now()}@example.com`;
    await page.goto(`/en/contact?${AD}`);
    await fillContact(page, email);
    expect(await leadOf(email)).toMatchObject([{ attribution: AD_PARAMETERS }]);
  });
});

test.describe('D19 attribution is written to local storage only after marketing consent', () => {
  test('not before it, and deleted with it', async ({ page, elsewhere }) => {
    const names = () => page.evaluate(() => Object.keys(localStorage).sort());
    await page.goto(`/pricing?${AD}`);
    await isAsked(page);
    await test.step('not before; the page with a campaign asks no other site', async () => {
      expect(await names()).toEqual([]);
      expect(elsewhere).toEqual([]);
    });
    await test.step('names: local storage adsInfo and utm', async () => {
      await bar(page).getByRole('button', { name: 'Đồng ý tất cả' }).click();
      await expect.poll(() => stored(page, 'adsInfo')).toEqual(AD_PARAMETERS);
      expect(await stored(page, 'utm')).toEqual({
        utm_source: 'facebook',
        utm_medium: 'fbads',
        utm_campaign: 'tet',
      });
    });
    await test.step('and is deleted when consent is withdrawn', async () => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Tuỳ chọn cookie' }).click();
      await dialog(page).getByRole('button', { name: 'Từ chối tất cả' }).click();
      await expect.poll(() => stored(page, 'adsInfo')).toBeNull();
      expect(await stored(page, 'utm')).toBeNull();
      expect(await stored(page, 'firstTouch')).toBeNull();
    });
    await test.step('nor written again by a later campaign', async () => {
      await page.goto('/en?utm_medium=cpc&gclid=9', { waitUntil: 'networkidle' });
      expect(await names()).toEqual(['consent']);
    });
  });

  test('and under the rule only: the five parameters of other campaigns, nothing without a campaign', async ({
    page,
    context,
  }) => {
    await answered(context, { marketing: true });
    await page.goto('/pricing?gclid=1&x=2');
    await expect.poll(() => stored(page, 'firstTouch')).toMatchObject({ page: '/pricing' });
    expect(await stored(page, 'utm')).toBeNull();
    await page.goto('/pricing?utm_source=news&utm_medium=email&x=2');
    await expect
      .poll(() => stored(page, 'utm'))
      .toEqual({ utm_source: 'news', utm_medium: 'email' });
    expect(await stored(page, 'adsInfo')).toBeNull();
  });
});
