import { type APIRequestContext, expect } from '@playwright/test';
import { demoRequest } from '../forms/fill-in-demo-form';
import { screen } from './admin-screen-test-helpers';
import { test, testApart } from './admin-test-fixtures';
import { enterAs, rowsOf } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';
import { openedAt } from '../../support/valid-forms';

/** Sends a demo request from this e-mail address and returns the lead's id. */
async function send(visitor: APIRequestContext, name: string, email: string): Promise<number> {
  const sent = await visitor.post('/api/forms/book-demo', {
    form: { ...demoRequest(name), email, agree: 'yes', locale: 'vi', startedAt: openedAt },
    headers: { Accept: 'application/json' },
  });
  expect(sent.ok()).toBe(true);
  const [lead] = await rowsOf<{ id: number }>('SELECT id FROM leads WHERE email = $1', [email]);
  return lead?.id ?? 0;
}

/** The path of the privacy link in the mail to an e-mail address. */
async function linkIn(email: string): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    const [mail] = await rowsOf<{ text: string | null }>(
      `SELECT text FROM mails WHERE "to" = $1 AND kind::text = 'demo-received'`,
      [email],
    );
    path = /\/privacy\/[\w-]+/.exec(mail?.text ?? '')?.[0];
    expect(path).toBeTruthy();
  }).toPass({ timeout: 20_000 });
  return path ?? '';
}

test("an admin reviews a person's data, erases it with two clicks, and keeps the receipt", async ({
  page,
  visitor,
  admin,
}) => {
  const email = 'erase.me@example.com';
  const lead = await send(visitor, 'Erase Me', email);
  await enterAs(page, 'admin');
  const made = await admin.post('/api/privacy-requests', {
    data: { kind: 'erasure', email, receivedAt: new Date().toISOString() },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { doc } = (await made.json()) as { doc: { id: number } };

  const table = (await screen(admin, '/admin/collections/privacy-requests')).querySelector('table');
  expect(table?.textContent).toMatch(/Còn \d+ giờ/);
  await page.goto(`/admin/collections/privacy-requests/${doc.id}`);
  await page.getByRole('button', { name: 'Xoá dữ liệu' }).click();
  await page.getByRole('button', { name: 'Xoá, tôi chắc' }).click();
  await expect(page.getByText('Hãy bấm “Tìm dữ liệu” và xem kỹ')).toBeVisible();
  expect(await rowsOf('SELECT 1 FROM leads WHERE id = $1', [lead])).toHaveLength(1);
  const found = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Tìm dữ liệu' }).click();
  const list = await found;
  await expect(list.locator('body')).toContainText('Erase Me');
  await list.close();

  await expect(page.getByText('Không lấy lại được')).toBeVisible();
  expect(await rowsOf('SELECT 1 FROM leads WHERE id = $1', [lead])).toHaveLength(1);
  await page.getByRole('button', { name: 'Xoá, tôi chắc' }).click();
  await expect(page.getByText('Đã làm xong')).toBeVisible();
  expect(await rowsOf('SELECT 1 FROM leads WHERE id = $1', [lead])).toEqual([]);
  const [request] = await rowsOf<{
    status: string;
    email: string | null;
    receipt: { leads: number[] };
  }>('SELECT status::text, email, receipt FROM privacy_requests WHERE id = $1', [doc.id]);
  expect(request).toMatchObject({ status: 'done', email: null, receipt: { leads: [lead] } });
});

test('sales prints a consent receipt; editors and sales see no privacy requests', async ({
  visitor,
  admin,
  editor,
  sales,
}) => {
  const lead = await send(visitor, 'Has Agreed', 'has.agreed@example.com');
  const form = await screen(sales, `/admin/collections/leads/${lead}`);
  const link = form
    .querySelectorAll('a')
    .find(({ textContent }) => textContent.includes('Biên nhận đồng ý'));
  const receipt = await screen(sales, link?.getAttribute('href') ?? '');
  expect(receipt.querySelector('h1')?.textContent).toBe('Biên nhận đồng ý');
  expect(receipt.querySelectorAll('article')).toHaveLength(2);
  expect(receipt.querySelector('code')?.textContent).toMatch(/^[\da-f]{64}$/);
  const linked = async (who: APIRequestContext) =>
    (await screen(who, '/admin'))
      .querySelectorAll('a')
      .filter(({ textContent }) => textContent.includes('Yêu cầu về dữ liệu cá nhân')).length;
  expect(await linked(admin)).toBeGreaterThan(0);
  for (const who of [sales, editor]) {
    expect((await who.get('/api/privacy-requests')).status()).toBe(403);
    expect((await who.get('/api/consents/state')).status()).toBe(403);
    expect(await linked(who)).toBe(0);
  }
  expect((await editor.get(`/api/consents/receipt/${lead}`)).status()).toBe(403);
});

testApart.describe('without JavaScript', () => {
  testApart.use({ javaScriptEnabled: false });

  for (const [prefix, button, done] of firstOrAll([
    ['/en', 'Withdraw every consent', 'Every consent is withdrawn'],
    ['', 'Rút lại mọi đồng ý', 'Đã rút lại mọi đồng ý'],
  ])) {
    testApart(
      `a person withdraws consent by the link of any mail, at ${prefix || '/'}`,
      async ({ page, visitor }) => {
        const email = `withdraws${prefix.slice(1)}@example.com`;
        const lead = await send(visitor, 'Withdraws', email);
        const link = await linkIn(email);
        await page.goto(`${prefix}${link}`);
        const granted = () =>
          rowsOf('SELECT 1 FROM consents WHERE lead_id = $1 AND NOT granted AND purpose = $2', [
            lead,
            'reply',
          ]);
        expect(await granted()).toEqual([]);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(done);
        expect(await granted()).toHaveLength(1);
      },
    );
  }
});
