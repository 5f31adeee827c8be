import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { formPages, rightValues } from '../forms/bad-input-of-every-form';
import { screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { enterAs, rowsOf } from '../accounts-and-settings';

type Ticket = { id: number; code: string; status: string; checked_in_at: Date | null };

const ticketOf = async (guest: string): Promise<Ticket | undefined> =>
  (await rowsOf<Ticket>('SELECT * FROM tickets WHERE name = $1', [guest]))[0];

const statusOf = async (guest: string) => (await ticketOf(guest))?.status;

/** Registers a guest for three places at the seeded event. */
async function registerGuest(visitor: APIRequestContext, guest: string): Promise<Ticket> {
  const event = formPages['get-ticket'].split('/').at(-1) ?? '';
  const [type] = await rowsOf<{ id: number }>(
    'SELECT t.id FROM ticket_types t JOIN event_pages e ON e.id = t.event_id WHERE e.slug = $1 ORDER BY t.id LIMIT 1',
    [event],
  );
  const values = rightValues('get-ticket', 'vi', `${guest.replaceAll(' ', '-')}@example.com`);
  const sent = await visitor.post('/api/forms/get-ticket', {
    form: {
      ...values,
      name: guest,
      ticketType: String(type?.id),
      event,
      quantity: '3',
      locale: 'vi',
    },
    headers: { Accept: 'application/json' },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const ticket = await ticketOf(guest);
  if (!ticket) throw new Error('The guest has no ticket');
  return ticket;
}

/** Opens the URL in a ticket's QR code. */
async function scan(page: Page, code: string, guest: string, query = '') {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/collections/tickets?search=${code}${query}`);
  const row = page.getByRole('row').filter({ hasText: guest });
  await expect(row).toHaveCount(1);
  return row;
}

/** The cell of the list of tickets with the check-in button or state. */
const door = (row: Locator) => row.locator('.cell-checkIn');

const timeInVietnam = (moment: Date) =>
  moment.toLocaleTimeString('vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    hour: 'numeric',
    minute: '2-digit',
  });

test('the event team checks a guest in on a phone, and sees nothing but tickets', async ({
  page,
  visitor,
}) => {
  const guest = 'Guest At The Door';
  const { code, id } = await registerGuest(visitor, guest);
  const [about] = await rowsOf<{ event: string; type: string; type_en: string }>(
    `SELECT banner_title AS event, vi.name AS type, en.name AS type_en FROM tickets t
     JOIN event_pages_locales e ON e._parent_id = t.event_id AND e._locale = 'vi'
     JOIN ticket_types_locales vi ON vi._parent_id = t.ticket_type_id AND vi._locale = 'vi'
     LEFT JOIN ticket_types_locales en ON en._parent_id = t.ticket_type_id AND en._locale = 'en'
     WHERE t.id = $1`,
    [id],
  );
  await enterAs(page, 'event-team');
  let row = await scan(page, code, guest);
  for (const fact of [about?.event, about?.type, '3 người']) {
    await expect(door(row).getByText(fact ?? '', { exact: true })).toBeInViewport();
  }
  const button = row.getByRole('button', { name: 'Điểm danh 3 người' });
  await expect(button).toBeInViewport();
  const place = await button.boundingBox();
  await button.click();
  await expect(row.getByText('Đã vào lúc')).toBeVisible();
  expect(await statusOf(guest)).toBe('checked-in');
  const since = timeInVietnam((await ticketOf(guest))?.checked_in_at ?? new Date(0));

  await test.step('a used ticket shows when its guest came in, and a tap where the button was changes nothing', async () => {
    row = await scan(page, code, guest);
    for (const fact of [about?.event, about?.type, '3 người', `Đã vào lúc ${since}`]) {
      await expect(door(row).getByText(fact ?? '')).toBeInViewport();
    }
    const takeBack = row.getByRole('button', { name: 'Bỏ điểm danh' });
    await expect(takeBack).toBeHidden();
    const middle = {
      x: (place?.x ?? 0) + (place?.width ?? 0) / 2,
      y: (place?.y ?? 0) + (place?.height ?? 0) / 2,
    };
    await page.mouse.click(middle.x, middle.y);
    await expect(takeBack).toBeHidden();
    expect(await statusOf(guest)).toBe('checked-in');

    await row.getByText('Ghi nhầm?').click();
    await takeBack.click();
    await expect(row.getByRole('button', { name: 'Điểm danh 3 người' })).toBeVisible();
    expect(await statusOf(guest)).toBe('confirmed');
  });

  for (const collection of ['leads', 'pages', 'mails']) {
    expect((await page.request.get(`/api/${collection}`)).status()).toBe(403);
  }
  const first = await screen(page.request, '/admin');
  expect(first.querySelector('a[href="/admin/collections/tickets"]')).toBeTruthy();
  expect(first.querySelector('a[href="/admin/collections/leads"]')).toBeNull();
});

test('a phone whose list is out of date says that the guest has come in', async ({
  page,
  visitor,
}) => {
  const guest = 'Guest On Two Phones';
  const { code, id } = await registerGuest(visitor, guest);
  await enterAs(page, 'event-team');
  const row = await scan(page, code, guest);
  await page.request.post(`/api/tickets/${id}/check-in`);
  await row.getByRole('button', { name: 'Điểm danh 3 người' }).click();
  await expect(row.getByText('Đã vào lúc')).toBeVisible();
});

test('the admin in English says the same about a used ticket, whose type is named in Vietnamese only', async ({
  page,
  visitor,
  context,
  baseURL,
}) => {
  const guest = 'Guest In English';
  const { code, id } = await registerGuest(visitor, guest);
  const types = await rowsOf<{ id: number; name: string }>(
    `DELETE FROM ticket_types_locales WHERE _locale = 'en'
     AND _parent_id = (SELECT ticket_type_id FROM tickets WHERE id = $1) RETURNING _parent_id AS id, name`,
    [id],
  );
  try {
    await context.addCookies([{ name: 'payload-lng', value: 'en', url: baseURL ?? '' }]);
    await enterAs(page, 'event-team');
    await page.request.post(`/api/tickets/${id}/check-in`);
    const row = await scan(page, code, guest, '&locale=en');
    await expect(row.getByText('Checked in at')).toBeInViewport();
    await expect(row.getByText('3 people')).toBeInViewport();
    await expect(row.getByRole('button', { name: 'Undo check-in' })).toBeHidden();
    await row.getByText('Checked in by mistake?').click();
    await expect(row.getByRole('button', { name: 'Undo check-in' })).toBeVisible();
    await expect(row.locator('.cell-ticketType')).not.toHaveText(/^$|Đang tải|Loading/);
    await expect(row.locator('.cell-ticketType')).not.toContainText('ID:');
  } finally {
    for (const type of types) {
      await rowsOf(
        `INSERT INTO ticket_types_locales (name, _locale, _parent_id) VALUES ($1, 'en', $2)`,
        [type.name, type.id],
      );
    }
  }
});
