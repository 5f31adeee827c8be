import { expect, type Page } from '@playwright/test';
import { leadsNamed, openedAMinuteAgo } from './fill-in-demo-form';
import { test } from '../wait-for-page-scripts';
import { rowsOf } from '../accounts-and-settings';

const form = (page: Page) => page.locator('main form[data-form="contact"]');
const send = (page: Page) => form(page).locator('button[type="submit"]');
const THANKS = /\/contact\/thank-you$/;

async function fillContact(page: Page, name: string, description = 'Xin báo giá.') {
  await form(page).locator('[name="name"]').fill(name);
  await form(page).locator('[name="email"]').fill('linh@example.com');
  await form(page).locator('[name="description"]').fill(description);
  await form(page).locator('[name="agree"]').check();
}

for (const [prefix, due] of [
  ['', /^Gửi lúc này, .*10:30/],
  ['/en', /10:30/],
] as const) {
  test(`the thank-you page says by when a colleague answers (${prefix}/contact)`, async ({
    page,
  }) => {
    const said = page.locator('[data-behaviour="reply-due"]');
    // A form is sent first: it sets a cookie by which the page knows the form, and without which the page promises
    // nothing.
    await openedAMinuteAgo(page);
    await page.goto(`${prefix}/contact`);
    await fillContact(page, 'Due Time');
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    await page.clock.setFixedTime(new Date('2027-01-12T10:00:00+07:00')); // a Tuesday
    await page.reload();
    await expect(said).toHaveText(due);
    await expect(said).toBeVisible();
  });
}

test('the same request sent from two tabs is one lead, and both tabs show the thank-you page', async ({
  context,
}) => {
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await openedAMinuteAgo(tab);
    await tab.goto('/contact');
    await fillContact(tab, 'Two Tabs');
  }
  await Promise.all(tabs.map((tab) => send(tab).click()));
  for (const tab of tabs) await expect(tab).toHaveURL(THANKS);
  expect(await leadsNamed('Two Tabs')).toHaveLength(1);
});

test('different requests sent from two tabs are two leads, and neither is lost', async ({
  context,
}) => {
  const tabs = [await context.newPage(), await context.newPage()];
  for (const [index, tab] of tabs.entries()) {
    await openedAMinuteAgo(tab);
    await tab.goto('/contact');
    await fillContact(tab, 'Two Questions', `Câu hỏi ${index + 1}`);
  }
  await Promise.all(tabs.map((tab) => send(tab).click()));
  for (const tab of tabs) await expect(tab).toHaveURL(THANKS);
  expect(await leadsNamed('Two Questions')).toHaveLength(2);
});

test('a form that was open for a day can still be sent', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 24 * 3_600_000);
  await page.goto('/contact');
  await fillContact(page, 'Open For A Day');
  await page.clock.setFixedTime(Date.now());
  await send(page).click();
  await expect(page).toHaveURL(THANKS);
  expect(await leadsNamed('Open For A Day')).toHaveLength(1);
});

test('a key already used by another request is refused, the input is kept, and the next click sends it', async ({
  page,
}) => {
  await openedAMinuteAgo(page);
  await page.goto('/contact');
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

test('after Back from the thank-you page a different request can be sent as another lead', async ({
  page,
}) => {
  await openedAMinuteAgo(page);
  await page.goto('/contact');
  await fillContact(page, 'Asks Twice', 'Một');
  await send(page).click();
  await expect(page).toHaveURL(THANKS);
  await page.goBack();
  await fillContact(page, 'Asks Twice', 'Hai');
  await send(page).click();
  await expect(page).toHaveURL(THANKS);
  expect(await leadsNamed('Asks Twice')).toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('two clicks are one lead', async ({ page }) => {
    await page.goto('/contact');
    await fillContact(page, 'Pressed Twice Plain');
    await send(page).dblclick();
    await expect(page).toHaveURL(THANKS);
    await page.goBack();
    await fillContact(page, 'Pressed Twice Plain');
    await send(page).click();
    await expect(page).toHaveURL(THANKS);
    expect(await leadsNamed('Pressed Twice Plain')).toHaveLength(1);
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
for (const [prefix, language, message, javaScriptEnabled] of [
  ['', 'vi', 'Vui lòng đồng ý nhận email.', true],
  ['/en', 'en', 'Please agree to receive emails.', false],
] as const) {
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

test('a form stored while the database is away says so in its place, and is emptied', async ({
  page,
}) => {
  const keys: (string | null)[] = [];
  await page.route('**/api/forms/contact', async (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('key'));
    await route.fulfill({ status: 202, json: { code: 'kept', message: 'Đã giữ lại.' } });
  });
  await openedAMinuteAgo(page);
  await page.goto('/contact');
  for (const description of ['Một', 'Hai']) {
    await fillContact(page, 'Kept Request', description);
    await send(page).click();
    await expect(form(page).locator('[data-form-summary]')).toHaveText('Đã giữ lại.');
    await expect(form(page).locator('[data-form-summary]')).toBeFocused();
    await expect(form(page).locator('[name="description"]')).toHaveValue('');
  }
  expect(new Set(keys).size).toBe(2);
});
