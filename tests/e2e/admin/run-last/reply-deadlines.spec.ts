import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoRequest } from '../../forms/fill-in-demo-form';
import { screen } from '../admin-screen-test-helpers';
import { test } from '../admin-test-fixtures';
import { enterAs, rowsOf, runMinuteJobs, sessionOf } from '../../accounts-and-settings';
import { openedAt } from '../../../support/valid-forms';

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const allDay = [{ days: everyDay, opens: '00:00', closes: '24:00' }];
const usual = [{ days: everyDay.slice(0, 5), opens: '08:30', closes: '17:30' }];

/** Changes office hours as an admin; settings that are not named stay. */
async function setOffice(admin: APIRequestContext, data: Record<string, unknown>): Promise<void> {
  const response = await admin.post('/api/globals/office-hours', { data });
  expect(response.ok(), await response.text()).toBe(true);
}

async function send(visitor: APIRequestContext, name: string): Promise<number> {
  const sent = await visitor.post('/api/forms/book-demo', {
    form: { ...demoRequest(name), agree: 'yes', locale: 'vi', startedAt: openedAt },
    headers: { Accept: 'application/json' },
  });
  expect(sent.ok()).toBe(true);
  const [lead] = await rowsOf<{ id: number }>('SELECT id FROM leads WHERE name = $1', [name]);
  return lead?.id ?? 0;
}

/** Waits until all of sales were sent the alert about a lead. */
async function expectEverybodyTold(lead: number): Promise<void> {
  // The alert is in a mail of its own, or in a digest if sales had an alert within the last quarter of an hour.
  const told = () =>
    rowsOf(
      `SELECT DISTINCT "to" FROM mails WHERE kind::text = 'lead-late'
         AND (lead_id = $1 OR text LIKE '%/collections/leads/' || $1::text || E'\n%') ORDER BY "to"`,
      [lead],
    );
  const everybody = await rowsOf(
    `SELECT email AS "to" FROM users WHERE role = 'sales' ORDER BY email`,
  );
  expect(everybody).not.toEqual([]);
  await expect.poll(told).toEqual(everybody);
}

const column = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^${title}`) });
const card = (page: Page, title: string, name: string) =>
  column(page, title).getByRole('listitem').filter({ hasText: name });

test.describe('D20 each lead has a due time, and alerts go out before it is late (the board)', () => {
  test.beforeEach(({ admin }) => setOffice(admin, { week: allDay, holidays: [] }));
  // Leads that other tests left waiting could become due during the tests of this file, so their due time is removed.
  test.beforeAll(() =>
    rowsOf('UPDATE leads SET clock_started_at = NULL, due_at = NULL, warn_at = NULL'),
  );
  test.afterAll(async ({ playwright, baseURL }) => {
    const storageState = await sessionOf('admin');
    const admin = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState });
    await setOffice(admin, { week: usual, promiseMinutes: 30 });
    await admin.dispose();
  });

  test('sales answers what waits on the board', async ({ page, sales, visitor }) => {
    const [late, name] = ['Has Waited Too Long', 'Waits On The Board'];
    await send(visitor, name);
    await enterAs(page, 'sales');
    await page.goto('/admin/leads-board');

    await test.step('sales claims a lead and answers it, by keyboard only', async () => {
      const waiting = card(page, 'Sắp đến hạn', name);
      await expect(waiting).toContainText(/Còn (2\d|30):\d\d/);
      const before = await waiting.locator('strong').textContent();
      await expect(waiting.locator('strong')).not.toHaveText(before ?? '');
      await waiting.getByRole('button', { name: /Nhận/ }).focus();
      await page.keyboard.press('Enter');
      await expect(waiting).toContainText('Bạn phụ trách');
      await expect(waiting.getByRole('link', { name })).toBeFocused();
      await waiting.getByRole('button', { name: 'Đã trả lời' }).focus();
      await page.keyboard.press('Enter');
      const answered = card(page, 'Đã trả lời hôm nay', name);
      await expect(answered).toContainText('đúng hẹn');
      await expect(waiting).toHaveCount(0);
      const times = await screen(sales, '/admin/response-times');
      const pictures = times.querySelectorAll('[role="img"], img');
      expect(
        pictures.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('alt')),
      ).toContainEqual(expect.stringContaining('Trung vị'));
      const weeks = times.querySelector('table')?.querySelectorAll('tr');
      expect(weeks?.at(-1)?.textContent).toContain('100%');
    });

    await test.step('an overdue lead is first on the board, and all of sales were sent a mail', async () => {
      const id = await send(visitor, late);
      await rowsOf(
        `UPDATE leads SET due_at = now() - interval '12 minutes', warn_at = now() - interval '22 minutes'
         WHERE id = $1`,
        [id],
      );
      await page.reload();
      await expect(card(page, 'Quá hạn', late)).toContainText(/Trễ 1[2-4]:\d\d/);
      await runMinuteJobs();
      await expectEverybodyTold(id);
    });
  });

  test('with a thousand waiting leads, counts are complete, the newest is shown, and more can be loaded', async ({
    page,
    visitor,
  }) => {
    const [first, last] = ['First Of A Thousand', 'Came In Just Now'];
    const id = await send(visitor, first);
    await rowsOf(
      `INSERT INTO leads SELECT (jsonb_populate_record(leads, jsonb_build_object(
         'id', nextval('leads_id_seq'), 'key', gen_random_uuid(), 'name', 'Waits ' || n,
         'due_at', now() + make_interval(mins => 20) + make_interval(secs => n / 10.0),
         'warn_at', now() + interval '1 day'))).*
       FROM leads, generate_series(1, 999) AS n WHERE leads.id = $1 RETURNING id`,
      [id],
    );
    try {
      await rowsOf(`UPDATE leads SET due_at = now() + interval '19 minutes' WHERE id = $1`, [id]);
      await send(visitor, last);
      await enterAs(page, 'sales');
      await page.goto('/admin/leads-board');
      const soon = column(page, 'Sắp đến hạn');
      await expect(soon.getByRole('listitem').first()).toContainText(first);
      await expect(soon.getByRole('heading', { level: 2 })).toHaveText(/Sắp đến hạn\s*1001/);
      await expect(soon.getByRole('listitem')).toHaveCount(51);
      await expect(soon.getByRole('listitem').last()).toContainText(last);
      await soon.getByRole('link', { name: 'Xem thêm, còn 950 khách' }).click();
      await expect(soon.getByRole('listitem')).toHaveCount(101);
      await expect(soon.getByRole('link', { name: 'Xem thêm, còn 900 khách' })).toBeVisible();
    } finally {
      // The leads of this test count as answered, so that they cause no alert in later tests.
      await rowsOf(`UPDATE leads SET first_response_at = now() WHERE name LIKE 'Waits %'`);
    }
  });

  test('sales can open the board, and an editor can not', async ({ editor, sales }) => {
    for (const path of ['/admin/leads-board', '/admin/response-times']) {
      expect((await sales.get(path)).status()).toBe(200);
      expect((await editor.get(path)).status()).toBe(404);
    }
    for (const [who, isShown] of [
      [sales, true],
      [editor, false],
    ] as const) {
      const link = (await screen(who, '/admin')).querySelector('a[href="/admin/leads-board"]');
      expect(Boolean(link)).toBe(isShown);
    }
    const claimed = await editor.post('/api/leads/1/claim');
    expect(claimed.status()).toBe(403);
  });
});

test('§1 visitors are told that the team replies within 30 minutes (as the CMS says it, at once)', async ({
  admin,
  visitor,
}) => {
  const textOf = async (path: string) => (await visitor.get(path)).text();
  await setOffice(admin, {
    week: [
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '12:00' },
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '13:00', closes: '18:00' },
    ],
    promiseMinutes: 45,
  });
  expect(await textOf('/en/book-demo/thank-you')).toContain(
    'In office hours (9:00–12:00 and 13:00–18:00, Monday to Friday, Vietnam time) we reply within 45 minutes.',
  );
  expect(await textOf('/contact/thank-you')).toContain(
    'Trong giờ làm việc (9:00–12:00 và 13:00–18:00, thứ Hai đến thứ Sáu, giờ Việt Nam), chúng tôi trả lời trong vòng 45 phút.',
  );
  expect(await textOf('/book-demo')).toContain('Đội ngũ phản hồi trong vòng 45 phút');
  expect(await textOf('/')).toContain('13:00:00+07:00');
  await setOffice(admin, { week: usual, promiseMinutes: 30 });
  expect(await textOf('/book-demo')).toContain('Đội ngũ phản hồi trong vòng 30 phút');
});
