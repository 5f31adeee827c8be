import { expect } from '@playwright/test';
import { formPages, rightValues } from './form-matrix';
import { test } from './listening';
import { rowsOf, signIn } from './support';

const team = { email: 'event-team@example.com', password: 'a-long-enough-password' };
const GUEST = 'Guest At The Door';

test.use({ viewport: { width: 390, height: 844 } });

test('the event team checks a guest in on a phone, and sees nothing but tickets', async ({
  page,
  playwright,
  baseURL,
}) => {
  const admin = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await signIn(admin, 'admin');
  const made = await admin.post('/api/users', { data: { ...team, role: 'event-team' } });
  expect([201, 400]).toContain(made.status()); // 400: made by an earlier run
  const event = formPages['get-ticket'].split('/').at(-1) ?? '';
  const [type] = await rowsOf<{ id: number }>(
    'SELECT t.id FROM ticket_types t JOIN event_pages e ON e.id = t.event_id WHERE e.slug = $1 LIMIT 1',
    [event],
  );
  const values = rightValues('get-ticket', 'vi', 'door@example.com');
  const sent = await admin.post('/api/forms/get-ticket', {
    form: { ...values, name: GUEST, ticketType: String(type?.id), event, locale: 'vi' },
    headers: { Accept: 'application/json' },
  });
  expect(sent.ok()).toBe(true);

  expect((await page.request.post('/api/users/login', { data: team })).ok()).toBe(true);
  const [ticket] = await rowsOf<{ code: string }>('SELECT code FROM tickets WHERE name = $1', [
    GUEST,
  ]);
  // What the code on the ticket holds.
  await page.goto(`/admin/collections/tickets?search=${ticket?.code ?? ''}`);
  const row = page.getByRole('row').filter({ hasText: GUEST });
  await expect(row).toHaveCount(1);
  const button = row.getByRole('button', { name: 'Điểm danh' });
  await expect(button).toBeInViewport();
  await button.click();
  await expect(row.getByRole('button', { name: 'Bỏ điểm danh' })).toBeVisible();
  const statuses = await rowsOf('SELECT status FROM tickets WHERE name = $1', [GUEST]);
  expect(statuses).toEqual([{ status: 'checked-in' }]);

  for (const collection of ['leads', 'pages', 'mails']) {
    expect((await page.request.get(`/api/${collection}`)).status()).toBe(403);
  }
  await page.goto('/admin');
  await expect(page.locator('a[href="/admin/collections/tickets"]').first()).toHaveCount(1);
  await expect(page.locator('a[href="/admin/collections/leads"]')).toHaveCount(0);
});
