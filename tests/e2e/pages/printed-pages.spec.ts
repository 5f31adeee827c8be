import { expect, type Page } from '@playwright/test';
import { firstOrAll, IS_EVERY_COMBINATION } from '../../support/all-combinations';
import { rowsOf } from '../accounts-and-settings';
import { formPages, rightValues } from '../forms/bad-input-of-every-form';
import { codesOf, formIn, sentBy } from '../forms/read-form-from-html';
import { test } from '../wait-for-page-scripts';
import { address, type Language } from './page-languages';

const ARTICLE = '/blog/close-the-loop-in-48-hours';
const COMPARISON = '/comparisons/tamvia-vs-zendesk';

/** Expects that the open page prints without dark areas, buttons and contents. */
async function expectInkSaved(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main :is(button, nav):visible')).toHaveCount(0);
  await expect(page.locator('main a[href*="/book-demo"]:visible')).toHaveCount(0);
  const dark = page.locator('main [data-ground="dark"]');
  for (const ground of await dark.all()) {
    await expect(ground).not.toHaveCSS('background-color', 'rgb(27, 27, 27)');
    await expect(ground).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  }
  const black = await page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { backgroundColor } = getComputedStyle(element);
        const isDark = ['rgb(0, 0, 0)', 'rgb(27, 27, 27)'].includes(backgroundColor);
        return isDark && width * height > 10_000;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(black).toEqual([]);
}

test('printed pages have no dark areas, buttons or contents', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    `/en${ARTICLE}`,
    '/pricing',
    ...(IS_EVERY_COMBINATION ? [ARTICLE, `/en${COMPARISON}`] : []),
    COMPARISON,
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectInkSaved(page);
    });
  }

  await test.step('a printed comparison says the addresses of its sources', async () => {
    const source = page.locator('main a[href^="https://"]').first();
    const href = await source.getAttribute('href');
    const content = await source.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(content).toContain(href);
  });
});

/** Registers a visitor, as a form without JavaScript does, confirms the ticket, and opens its page. */
async function openTicket(page: Page, language: Language, quantity: number): Promise<void> {
  const url = address(formPages['get-ticket'], language);
  const form = formIn(await (await page.request.get(url)).text(), 'get-ticket');
  const email = `print-${language}-${quantity}@example.com`;
  await page.request.post(form.getAttribute('action') ?? '', {
    form: {
      ...Object.fromEntries(sentBy(form)),
      ...rightValues('get-ticket', language, email),
      ticketType: codesOf(form, 'ticketType')[0] ?? '',
      quantity: String(quantity),
    },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
  await rowsOf(`UPDATE leads SET released_at = now() WHERE email = $1`, [email]);
  await rowsOf(
    `UPDATE tickets SET status = 'confirmed' FROM leads WHERE leads.id = tickets.lead_id AND leads.email = $1`,
    [email],
  );
  const event = url.split('/').at(-1) ?? '';
  await page.goto(address(`/events/${event}/thank-you`, language));
  await page.goto(
    (await page.locator('main a[href*="/tickets/"]:not([href*="/api/"])').getAttribute('href')) ??
      '',
  );
}

for (const language of firstOrAll(['vi', 'en'])) {
  for (const quantity of firstOrAll([4, 1])) {
    test(`a printed ticket has the name of the house, its code and its QR code on one sheet (${language}, ${quantity})`, async ({
      page,
    }) => {
      await openTicket(page, language, quantity);
      await page.emulateMedia({ media: 'print' });
      const main = page.getByRole('main');
      await expect(main.getByText('Tamvia', { exact: true })).toBeVisible();
      await expect(main.getByText(/^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/)).toBeVisible();
      await expect(
        main.locator('dd').filter({ hasText: new RegExp(`^${quantity}$`) }),
      ).toBeVisible();
      const code = main.getByRole('img', { name: /QR/ });
      expect((await code.boundingBox())?.width).toBeGreaterThan(150);
      await expect(main.locator('a, button').filter({ visible: true })).toHaveCount(0);
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  }
}
