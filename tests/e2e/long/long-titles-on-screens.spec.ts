import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { giveTickets, makeCheckInEvent, randomCode } from '../admin/check-in-event-and-tickets';
import { newLead } from '../admin/admin-screen-test-helpers';
import { harmOf, longName } from '../admin/long-names-on-screens';
import { testApart as test } from '../admin/admin-test-fixtures';
import { accounts, discard, enterAs, rowsOf } from '../accounts-and-settings';

/** The large screen and the phone on which each screen is looked at. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/**
 * Expects that long names do no harm to the open screen: first at the size at which it was opened, then at the other,
 * which stays for the next screen. So each size opens some of the screens, and no screen is opened twice.
 */
async function expectFits(page: Page, what: string, starts: readonly string[]) {
  const [large, phone] = SIZES;
  const isLarge = page.viewportSize()?.width === large.width;
  for (const size of isLarge ? [large, phone] : [phone, large]) {
    await page.setViewportSize(size);
    for (const start of starts) {
      await expect
        .poll(() => harmOf(page, start), { message: `${what} at ${size.width} pixels: ${start}` })
        .toEqual([]);
    }
  }
}

/** Opens each screen, waits until it shows the long names, and expects that they do no harm. */
async function expectUnharmed(page: Page, addresses: readonly string[], ...starts: string[]) {
  for (const address of addresses) {
    await page.goto(address);
    for (const start of starts) {
      const name = page.getByText(start).or(page.locator(`input[value^="${start}"]`));
      await expect(name.first(), address).toBeAttached();
    }
    await expectFits(page, address, starts);
  }
}

async function make(who: APIRequestContext, address: string, data: object): Promise<number> {
  const made = await who.post(address, { data });
  expect(made.ok(), `${address}: ${made.ok() ? '' : await made.text()}`).toBe(true);
  return ((await made.json()) as { doc: { id: number } }).doc.id;
}

test('a title of 200 letters without a space widens and covers nothing on large screens and phones: pages and articles', async ({
  page,
  publishPage,
  editor,
}) => {
  test.setTimeout(400_000);
  await page.setViewportSize(SIZES[0]);
  const start = 'Tiêuđềdài';
  const id = await publishPage('/ten-rat-dai', 'vi', { title: longName(start) });
  await editor.patch(`/api/pages/${id}?locale=en&draft=true`, {
    data: { title: longName(start), _status: 'draft' },
  });
  const blog = await make(editor, '/api/blogs?locale=vi&draft=true', {
    title: longName(start),
    slug: 'bai-ten-rat-dai',
    _status: 'draft',
  });
  await make(editor, '/api/schedules', {
    collection: 'pages',
    document: id,
    locale: 'vi',
    action: 'publish',
    at: new Date(Date.now() + 86_400_000 * 2).toISOString(),
    at_tz: 'Asia/Ho_Chi_Minh',
  }).catch(() => 0);
  await enterAs(page, 'editor');
  const form = `/admin/collections/pages/${id}`;
  await expectUnharmed(
    page,
    [
      '/admin',
      '/admin/collections/pages?locale=vi&limit=10&sort=-updatedAt',
      `${form}?locale=vi`,
      `${form}?locale=en`,
      `${form}/side-by-side?locale=vi`,
      '/admin/parity',
      '/admin/collections/blogs?locale=vi&limit=10&sort=-updatedAt',
      `/admin/collections/blogs/${blog}?locale=vi`,
      '/admin/collections/publications?limit=10&sort=-createdAt',
      `${form}/versions?locale=vi`,
    ],
    start,
  );
  await page.locator('[data-version] a').first().click();
  await expect(page.locator('[data-saved-by]').first()).toBeVisible();
  await expectFits(page, 'a version', [start]);
  await page.goto('/admin');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.type('tieudedai');
  await expect(page.getByRole('option').filter({ hasText: start }).first()).toBeVisible();
  await expectFits(page, 'search', [start]);
  await discard(editor, `/api/blogs/${blog}`);
  await page.goto('/admin/collections/blogs/trash');
  await expect(page.getByText(start).first()).toBeVisible();
  await expectFits(page, 'the bin', [start]);
});

test('a long name of a menu entry, a category and a file widens and covers nothing on large screens and phones', async ({
  page,
  editor,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(SIZES[0]);
  const start = 'Tênmục';
  const card = await make(editor, '/api/cards?locale=vi&draft=true', {
    kind: 'resources',
    position: 900,
    title: longName(start),
    _status: 'draft',
  });
  const sent = await editor.post('/api/media?locale=vi', {
    multipart: {
      file: {
        name: `tenhinh${'x'.repeat(180)}.png`,
        mimeType: 'image/png',
        buffer: readFileSync('public/icon-512.png'),
      },
      _payload: JSON.stringify({ alt: longName(start) }),
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const media = ((await sent.json()) as { doc: { id: number } }).doc.id;
  await enterAs(page, 'editor');
  await expectUnharmed(
    page,
    [
      '/admin/collections/cards?locale=vi&limit=10&sort=-updatedAt',
      `/admin/collections/cards/${card}?locale=vi`,
    ],
    start,
  );
  await expectUnharmed(
    page,
    [
      '/admin/collections/media?locale=vi&limit=10&sort=-updatedAt',
      `/admin/collections/media/${media}?locale=vi`,
    ],
    start,
    'tenhinh',
  );
  await discard(editor, `/api/media/${media}`);
  await discard(editor, `/api/cards/${card}`);
});

test('a long name of an event and of its guests widens and covers nothing on large screens and phones', async ({
  page,
  admin,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(SIZES[0]);
  const start = 'Sựkiện';
  // The event began before those of other tests, so that the first page has it among the few that it shows.
  const event = await makeCheckInEvent(admin, longName(start), 2);
  const guest = 'Khách200';
  await giveTickets(event, [{ code: randomCode(), name: longName(guest).slice(0, 120) }]);
  await enterAs(page, 'event-team');
  await expectUnharmed(page, ['/admin', '/admin/door', `/admin/door?event=${event.event}`], start);
  await page.getByRole('searchbox').fill(guest);
  await page.getByRole('search').getByRole('button').filter({ hasText: guest }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits(page, 'the answer at the door', [guest]);
  await enterAs(page, 'admin');
  await expectUnharmed(page, [`/admin/collections/event-pages/${event.event}?locale=vi`], start);
  const ticket = '/admin/collections/tickets';
  const [row] = await rowsOf<{ id: number }>('SELECT id FROM tickets WHERE event_id = $1', [
    event.event,
  ]);
  await expectUnharmed(page, [`${ticket}?limit=10&sort=-createdAt`, `${ticket}/${row?.id}`], guest);
  await discard(admin, `/api/event-pages/${event.event}`);
});

test('a long name of a lead and its company widens and covers nothing on large screens and phones', async ({
  page,
  visitor,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(SIZES[0]);
  const start = 'Ngườigửi';
  // A form accepts names of up to 120 letters.
  const id = await newLead(visitor, longName(start).slice(0, 120), {
    email: `long@${'desk'.repeat(14)}.example`,
    phone: '0911000701',
  });
  // The demo form asks for a website; leads from imports and other forms have the name of a company. The lead gets
  // the signed-in user as its owner, because the first page shows one's own newest leads, however many other tests
  // have made.
  await rowsOf(
    `UPDATE leads SET company = $1, owner_id = (SELECT id FROM users WHERE email = $2) WHERE id = $3`,
    [longName('Côngty'), accounts.sales, id],
  );
  await enterAs(page, 'sales');
  await expectUnharmed(
    page,
    [
      '/admin',
      '/admin/leads-board',
      '/admin/leads-by-stage',
      '/admin/collections/leads?limit=10&sort=-createdAt',
      `/admin/collections/leads/${id}`,
    ],
    start,
    'Côngty',
  );
});
