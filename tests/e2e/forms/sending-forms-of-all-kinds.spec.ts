import { expect, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { leadsNamed, openedAMinuteAgo } from './fill-in-demo-form';
import { formIn } from './read-form-from-html';
import { settle, test } from '../wait-for-page-scripts';

const form = (page: Page, kind: string) => page.locator(`form[data-form="${kind}"]`);
const submit = (page: Page, kind: string) => form(page, kind).locator('button[type="submit"]');

async function fillContact(page: Page, name: string): Promise<void> {
  const fields = form(page, 'contact');
  await fields.locator('[name="name"]').fill(name);
  await fields.locator('[name="email"]').fill('linh@example.com');
  await fields.locator('[name="description"]').fill('Xin báo giá.');
  await fields.locator('[name="agree"]').check();
}

test('foundation: pressed, sent or retried, one submission is one lead (a form sent offline is kept in the tab, sent when back online, and then deleted)', async ({
  page,
  context,
}) => {
  const name = 'Offline In Tab';
  await openedAMinuteAgo(page);
  await page.goto('/contact');
  await fillContact(page, name);
  await context.setOffline(true);
  await submit(page, 'contact').click();
  const waiting = () => page.evaluate(() => sessionStorage.getItem('form-waiting:form-contact'));
  await expect(form(page, 'contact').locator('[data-form-summary]')).toContainText('ngoại tuyến');
  expect(await waiting()).toContain(name);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/contact\/thank-you$/);
  expect(await waiting()).toBeNull();
  expect(await leadsNamed(name)).toHaveLength(1);
});

test('a waiting form is sent as it was written and consented to, also from the page in the other language', async ({
  page,
}) => {
  const name = 'Waits In Vietnamese';
  await openedAMinuteAgo(page);
  await page.goto('/contact');
  await fillContact(page, name);
  await page.route('**/api/forms/contact', (route) => route.abort());
  await submit(page, 'contact').click();
  await expect(form(page, 'contact').locator('[data-form-summary]')).toBeVisible();
  // Corrections made while a form waits for the network are sent too.
  await form(page, 'contact').locator('[name="description"]').fill('Xin báo giá, hai cửa hàng.');
  await page.unroute('**/api/forms/contact');
  await page.goto('/en/contact');
  await expect(page).toHaveURL(/\/contact\/thank-you$/);
  const leads = await leadsNamed(name);
  expect(leads).toMatchObject([{ locale: 'vi', description: 'Xin báo giá, hai cửa hàng.' }]);
});

test('a waiting form is sent from any page once the network is back, and a notification says so', async ({
  page,
}) => {
  const name = 'Waits For Another Page';
  await openedAMinuteAgo(page);
  await page.goto('/contact');
  await fillContact(page, name);
  await page.route('**/api/forms/contact', (route) => route.abort());
  await submit(page, 'contact').click();
  await expect(form(page, 'contact').locator('[data-form-summary]')).toBeFocused();
  await page.unroute('**/api/forms/contact');
  await page.goto('/pricing');
  await expect(page.locator('[data-toasts]')).toContainText(
    'Chúng tôi đã nhận yêu cầu bạn gửi trước đó',
  );
  expect(await leadsNamed(name)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    'form-waiting:form-contact',
  );
});

test('a waiting form is retried automatically while the network fails although the browser reports it as online', async ({
  page,
}) => {
  const name = 'Tries Again';
  await page.clock.install({ time: Date.now() - 60_000 });
  await page.goto('/contact');
  await fillContact(page, name);
  let tries = 0;
  await page.route('**/api/forms/contact', async (route) => {
    tries += 1;
    if (tries === 1) await route.abort();
    else await route.continue();
  });
  await submit(page, 'contact').click();
  await expect(form(page, 'contact').locator('[data-form-summary]')).toBeInViewport();
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL(/\/contact\/thank-you$/);
  expect(tries).toBe(2);
  expect(await leadsNamed(name)).toHaveLength(1);
});

test('what is typed and ticked stays', async ({ page }) => {
  await page.goto('/contact');

  await test.step('a click on a consent counts once, although leaving the previous field shows a message', async () => {
    const fields = form(page, 'contact');
    await fields.locator('[name="email"]').fill('sai@');
    await expect(fields.locator('input[name="key"]')).toHaveCount(1); // the script has started
    const { x, y } = await fields
      .locator('label', { has: page.locator('[name="agree"]') })
      .or(fields.locator('label[for$="-agree"]'))
      .first()
      .evaluate((label) => {
        label.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = label.getBoundingClientRect();
        return { x: box.left + 12, y: box.top + 12 };
      });
    await page.mouse.move(x, y);
    await page.mouse.down();
    // While the pointer is down on the consent, the message of the field that lost the focus may appear.
    await settle(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.mouse.up();
    await expect(fields.locator('[name="agree"]')).toBeChecked();
    await expect(fields.locator('[data-error-for="email"]')).toHaveText('Email không hợp lệ.');
  });

  await test.step('a visitor who returns finds the typed text again', async () => {
    await fillContact(page, 'Comes Back');
    await page.locator('footer a[href="/customers"]').click();
    await expect(page).toHaveURL(/\/customers$/);
    await page.goBack();
    await expect(form(page, 'contact').locator('[name="name"]')).toHaveValue('Comes Back');
    await expect(form(page, 'contact').locator('[name="agree"]')).toBeChecked();
  });
});

test.describe('the demo form in a dialog', () => {
  test.use({ hasTouch: true });

  test('opens from a link on a page, closes by Back, keeps typed text, and can be sent', async ({
    page,
  }) => {
    const name = 'From A Dialog';
    const requests: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/book-demo') requests.push(request.method());
    });
    await openedAMinuteAgo(page);
    await page.goto('/');
    const link = page.locator('main a[href="/book-demo"]').first();
    const dialog = page.locator('dialog[open]');
    await test.step('at the first touch of a page, requests the page of the form once', async () => {
      await link.tap();
      await expect(dialog.locator('form[data-form="book-demo"]')).toBeVisible();
      expect(requests).toEqual(['GET']);
    });
    await expect(page).toHaveURL(/\/book-demo$/);
    await dialog.locator('[name="name"]').fill(name);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(link).toBeFocused();

    await link.click();
    await expect(dialog.locator('[name="name"]')).toHaveValue(name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/:\d+\/$/);

    await link.click();
    await dialog.locator('form a[href="/privacy"]').click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);

    await link.click();
    await expect(dialog.locator('[name="name"]')).toHaveValue(name);
    await dialog.locator('[name="email"]').fill('linh@example.com');
    await dialog.locator('[name="phone"]').fill('0912 345 678');
    await dialog.locator('[name="company"]').fill('tamvia.vn');
    await dialog.locator('[name="industry"]').selectOption('retail');
    await dialog.locator('[name="jobTitle"]').selectOption('expert');
    await dialog.locator('[name="agree"]').check();
    await dialog.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/book-demo\/thank-you$/);
    expect((await leadsNamed(name)).map((lead) => lead.page)).toEqual(['/']);
  });

  test('the link opens the page of the form without JavaScript', async ({ request }) => {
    const page = parse(await (await request.get('/')).text());
    const link = page.querySelector('main a[href="/book-demo"]');
    expect(link?.getAttribute('target')).toBeUndefined();
    formIn(await (await request.get('/book-demo')).text(), 'book-demo');
  });
});
