import { expect, type Page } from '@playwright/test';
import { leadsNamed, openedAMinuteAgo } from './fill-in-demo-form';
import { test } from '../wait-for-page-scripts';
import { rowsOf } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

const form = (page: Page) => page.locator('main form[data-form="contact"]');
const send = (page: Page) => form(page).locator('button[type="submit"]');
const THANKS = /\/contact\/thank-you$/;

async function fillContact(page: Page, name: string, description = 'Xin báo giá.') {
  await form(page).locator('[name="name"]').fill(name);
  await form(page).locator('[name="email"]').fill('linh@example.com');
  await form(page).locator('[name="description"]').fill(description);
  await form(page).locator('[name="agree"]').check();
}

for (const [prefix, due] of firstOrAll([
  ['', /^Gửi lúc này, .*10:30/],
  ['/en', /10:30/],
])) {
  test(`a form that was open for a day can still be sent (${prefix}/contact)`, async ({ page }) => {
    const name = `Open For A Day${prefix}`;
    await page.clock.setFixedTime(Date.now() - 24 * 3_600_000);
    await page.goto(`${prefix}/contact`);
    await fillContact(page, name);
    await page.clock.setFixedTime(Date.now());
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    expect(await leadsNamed(name)).toHaveLength(1);

    // The form that was sent has set a cookie by which the page knows it, and without which the page promises nothing.
    await test.step('the thank-you page says by when a colleague answers', async () => {
      const said = page.locator('[data-behaviour="reply-due"]');
      await page.clock.setFixedTime(new Date('2027-01-12T10:00:00+07:00')); // a Tuesday
      await page.reload();
      await expect(said).toHaveText(due);
      await expect(said).toBeVisible();
    });
  });
}

test('forms in two tabs', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()];
  const sendAll = async () => {
    await Promise.all(tabs.map((tab) => send(tab).click()));
    for (const tab of tabs) await expect(tab).toHaveURL(THANKS);
  };

  await test.step('the same request sent from two tabs is one lead, and both tabs show the thank-you page', async () => {
    for (const tab of tabs) {
      await openedAMinuteAgo(tab);
      await tab.goto('/contact');
      await fillContact(tab, 'Two Tabs');
    }
    await sendAll();
    expect(await leadsNamed('Two Tabs')).toHaveLength(1);
  });

  // Each is also another lead than the one that its tab has sent before.
  await test.step('after Back from the thank-you page, different requests sent from two tabs are two leads, and neither is lost', async () => {
    for (const [index, tab] of tabs.entries()) {
      await tab.goBack();
      await fillContact(tab, 'Two Questions', `Câu hỏi ${index + 1}`);
    }
    await sendAll();
    expect(await leadsNamed('Two Questions')).toHaveLength(2);
  });
});

test('what the server answers instead of accepting a form', async ({ page }) => {
  await openedAMinuteAgo(page);
  await page.goto('/contact');

  await test.step('a form stored while the database is away says so in its place, and is emptied', async () => {
    const keys: (string | null)[] = [];
    await page.route('**/api/forms/contact', async (route) => {
      keys.push(new URLSearchParams(route.request().postData() ?? '').get('key'));
      await route.fulfill({ status: 202, json: { code: 'kept', message: 'Đã giữ lại.' } });
    });
    for (const description of ['Một', 'Hai']) {
      await fillContact(page, 'Kept Request', description);
      await send(page).click();
      await expect(form(page).locator('[data-form-summary]')).toHaveText('Đã giữ lại.');
      await expect(form(page).locator('[data-form-summary]')).toBeFocused();
      await expect(form(page).locator('[name="description"]')).toHaveValue('');
    }
    expect(new Set(keys).size).toBe(2);
    await page.unroute('**/api/forms/contact');
  });

  await test.step('a key already used by another request is refused, the input is kept, and the next click sends it', async () => {
    await fillContact(page, 'Second Under The Key');
    const key = await form(page).locator('[name="key"]').inputValue();
    const other = { name: 'First Under The Key', email: 'hoa@example.com', description: 'x' };
    const first = await page.request.post('/api/forms/contact', {
      form: { ...other, agree: 'yes', locale: 'vi', key },
      headers: { Accept: 'application/json' },
    });
    expect(first.ok()).toBe(true);
    await send(page).click();
    await expect(form(page).locator('[data-form-summary]')).toContainText('nội dung khác');
    await expect(form(page).locator('[name="name"]')).toHaveValue('Second Under The Key');
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    expect(await leadsNamed('First Under The Key')).toHaveLength(1);
    expect(await leadsNamed('Second Under The Key')).toHaveLength(1);
  });
});

test('the newsletter form in the footer works for visitors who begin before the script has loaded', async ({
  page,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/_site/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/customers', { waitUntil: 'commit' });
  const line = page.locator('footer form[data-form="newsletter"]');
  await line.locator('[name="email"]').fill('early@');
  late.resolve();
  await expect(line.locator('[name="key"]')).toHaveCount(1);
  await expect(line.locator('[name="email"]')).toHaveValue('early@');
  await line.locator('button').click();
  await expect(line.locator('[data-error-for="email"]')).toHaveText('Email không hợp lệ.');
});

const subscribersOf = (email: string) =>
  rowsOf('SELECT status, locale FROM subscribers WHERE email = $1', [email]);

// Each language is tested either with or without a script: every-form-bad-input*.spec.ts tests more combinations.
for (const [prefix, language, message, javaScriptEnabled] of firstOrAll([
  ['', 'vi', 'Vui lòng đồng ý nhận email.', true],
  ['/en', 'en', 'Please agree to receive emails.', false],
])) {
  const how = `${language}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test(`the newsletter form in the footer (${how})`, async ({ page }) => {
      const email = `foot-${language}-${String(javaScriptEnabled)}@example.com`;
      if (javaScriptEnabled) await openedAMinuteAgo(page);
      await page.goto(`${prefix}/customers`);
      const line = page.locator('footer form[data-form="newsletter"]');
      await line.locator('[name="email"]').fill(email);
      if (javaScriptEnabled) await expect(line.locator('[name="key"]')).toHaveCount(1);
      await line.locator('button').click();
      // Without a script, the page that shows the errors has the whole newsletter form, not only the line of the
      // footer.
      const shown = javaScriptEnabled ? line : page.locator('main form[data-form="newsletter"]');
      await expect(shown.locator('[data-error-for="consentMarketing"]')).toHaveText(message);
      await expect(shown.locator('[name="email"]')).toHaveValue(email);
      await shown.locator('[name="consentMarketing"]').check();
      await shown.locator('button').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/newsletter/thank-you$`));
      expect(await subscribersOf(email)).toEqual([{ status: 'pending', locale: language }]);
    });
  });
}
