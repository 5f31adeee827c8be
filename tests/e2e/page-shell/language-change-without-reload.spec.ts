import type { Page } from '@playwright/test';
import { chooseLanguage } from './choose-language';
import { answered, bar, dialog, expect, isAsked, test } from '../tracking/consent-bar-fixture';
import { isSameDocument, markDocument } from './detect-full-page-load';

const selector = (page: Page) => page.getByRole('banner').locator('[data-language-selector]');

test.describe('the language changes without a full page load', () => {
  test('together with title, fonts, styles and frame; focus stays on the selector, and it takes one or two requests', async ({
    page,
    faults,
  }) => {
    await page.goto('/pricing', { waitUntil: 'networkidle' });
    await isAsked(page);
    await markDocument(page);
    const look = () =>
      page.evaluate(() => {
        const { fontFamily, color, backgroundColor } = getComputedStyle(document.body);
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').length > 0;
        const styles = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
          link.getAttribute('href'),
        );
        return { fontFamily, color, backgroundColor, loaded, styles: new Set(styles) };
      });
    const before = await look();
    await page.evaluate(() => window.scrollTo(0, 1500));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await chooseLanguage(page, 'en');
    await expect(page).toHaveTitle(/^Pricing|pricing/i);
    await expect(page).toHaveURL(/\/en\/pricing$/);
    expect(await isSameDocument(page)).toBe(true);
    expect(await look()).toEqual(before);
    await expect(selector(page).locator('summary')).toBeFocused();
    await expect(selector(page).locator('summary')).toHaveAccessibleName('Language: English');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book a demo' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Products');
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/pricing$/);
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
    expect(await page.locator('html').evaluate((root) => root.style.visibility)).toBe('');
    expect(requests.filter((url) => url.endsWith('/en/pricing')).length).toBeLessThanOrEqual(2);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    expect(await isSameDocument(page)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('with a consent bar and dialog in the new language, which are answered once', async ({
    page,
    elsewhere,
  }) => {
    const receipts: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/consent')) {
        receipts.push(request.postDataJSON() as Record<string, unknown>);
      }
    });
    await page.goto('/pricing');
    await isAsked(page);
    await markDocument(page);
    await chooseLanguage(page, 'en');
    await isAsked(page);
    await expect(page.locator('html')).toHaveAttribute('data-consent-asks', '');
    await expect(bar(page).getByRole('button', { name: 'Reject all' })).toBeVisible();
    expect(elsewhere).toEqual([]);
    await bar(page).getByRole('button', { name: 'Choose' }).click();
    await dialog(page).getByRole('checkbox', { name: 'Surveys' }).check();
    await dialog(page).getByRole('button', { name: 'Save my choices' }).click();
    await expect(page.locator('[data-toasts]')).toContainText('Your choices are saved');
    // Closes the note before it closes by itself, so that the next one is seen alone.
    await page.locator('[data-toasts] button').click();
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('#survey-box')).toBeVisible();
    await expect.poll(() => receipts).toHaveLength(1);
    expect(receipts[0]).toMatchObject({ language: 'en', support: true, marketing: false });
    // Third-party scripts go on running after a change of language, none a second time, and consent can be withdrawn in
    // the new language.
    await chooseLanguage(page, 'vi');
    await expect(page.locator('#survey-box')).toHaveCount(1);
    await expect(page.locator('script[data-service]')).toHaveCount(1);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Tuỳ chọn cookie' }).click();
    await expect(dialog(page).locator('[name="support"]')).toBeChecked();
    await dialog(page).getByRole('button', { name: 'Từ chối tất cả' }).click();
    await expect(page.locator('#survey-box')).toHaveCount(0);
    await expect(page.locator('[data-toasts] [data-toast]')).toHaveCount(1);
    await expect.poll(() => receipts).toHaveLength(2);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('with text typed into a form, but without ticked consents to texts in the other language', async ({
    page,
    context,
    faults,
  }) => {
    await answered(context, {});
    await page.goto('/book-demo');
    const field = (name: string) => page.locator(`main form[data-form] [name="${name}"]`);
    await field('name').fill('Trần Thị Ánh Nguyệt');
    await field('description').fill('Hai mươi cửa hàng,\nba tổng đài.');
    await field('industry').selectOption('retail');
    await field('agree').check();
    await expect(field('preferredLanguage')).toHaveValue('vi');
    await chooseLanguage(page, 'en');
    await expect(field('name')).toHaveValue('Trần Thị Ánh Nguyệt');
    await expect(field('description')).toHaveValue('Hai mươi cửa hàng,\nba tổng đài.');
    await expect(field('industry')).toHaveValue('retail');
    await expect(field('industry').locator('option:checked')).toHaveText('Retail');
    await expect(field('agree')).not.toBeChecked();
    await expect(field('preferredLanguage'), 'that of the page').toHaveValue('en');
    // The language that the visitor chose in the form stays chosen, whatever the language of the page.
    await field('preferredLanguage').selectOption('vi');
    await field('description').fill('Twenty shops.');
    await chooseLanguage(page, 'vi');
    await expect(field('description')).toHaveValue('Twenty shops.');
    await expect(field('preferredLanguage')).toHaveValue('vi');
    await chooseLanguage(page, 'en');
    await expect(field('name')).toHaveValue('Trần Thị Ánh Nguyệt');
    await expect(field('preferredLanguage')).toHaveValue('vi');

    await test.step('but a foreign telephone number is kept only where the form has a field for its country', async () => {
      await field('phoneCountry').selectOption('GB');
      await field('phone').fill('07911 123456');
      await chooseLanguage(page, 'vi');
      await expect(field('phoneCountry')).toHaveCount(0);
      await expect(field('phone')).toHaveValue('');
      await chooseLanguage(page, 'en');
      await expect(field('phoneCountry')).toHaveValue('GB');
      await expect(field('phone')).toHaveValue('07911 123456');
      await chooseLanguage(page, 'vi');
      await field('phone').fill('0912 345 678');
      await chooseLanguage(page, 'en');
      await expect(field('phone')).toHaveValue('0912 345 678');
      await expect(field('phoneCountry')).toHaveValue('VN');
    });
    await page.reload();
    await expect(field('name'), 'kept in memory only').toHaveValue('');
    expect(faults).toEqual([]);
  });

  test('and prefilled texts are translated', async ({ page, context }) => {
    await answered(context, {});
    await page.goto('/book-demo?industry=education&requests=12345&minutes=9&orderValue=3500000');
    const description = page.locator('main form[data-form] [name="description"]');
    await expect(description).not.toHaveValue('');
    const words = await description.inputValue();
    await chooseLanguage(page, 'en');
    await expect(description).not.toHaveValue(words);
    await expect(description).toHaveValue(/12.345/);
  });

  test('with working forms, menus and progress bar', async ({ page, context, faults }) => {
    await answered(context, {});
    await page.goto('/contact');
    await markDocument(page);
    await chooseLanguage(page, 'en');
    const form = page.locator('main form[data-form="contact"]');
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('[data-error-for="name"]')).toHaveText('Please enter your name.');
    await expect(page).toHaveURL(/\/en\/contact$/);
    const tab = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
    await tab.hover();
    await expect(page.locator('[data-menu="solutions"]')).toBeVisible();
    await page.mouse.move(10, 600);
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    await expect(page.locator('[data-contact-panel]')).toBeVisible();
    await page.keyboard.press('Escape');
    // The next page is delayed: the progress bar is visible until it arrives.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/contact(?:\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await selector(page).locator('summary').click();
    await selector(page).locator('[data-value="vi"]').click();
    await expect(page.getByRole('progressbar', { name: 'Opening the page' })).toBeVisible();
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(faults).toEqual([]);
  });
});
