import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { giveTickets, makeCheckInEvent, randomCode } from './check-in-event-and-tickets';
import { newLead } from './open-editorial-forms';
import { harmOf, longName } from './long-names-on-screens';
import { test } from './admin-test-fixtures';
import { accounts, discard, enterAs, rowsOf } from '../accounts-and-settings';

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

/** Opens each screen, waits until the long name stands on it, and looks for what the name does there. */
async function expectUnharmed(page: Page, addresses: readonly string[], start: string) {
  for (const address of addresses) {
    await page.goto(address);
    const name = page.getByText(start).or(page.locator(`input[value^="${start}"]`));
    await expect(name.first(), address).toBeAttached();
    await expect.poll(() => harmOf(page, start), { message: address }).toEqual([]);
  }
}

/** Makes a document; returns its id. */
async function make(who: APIRequestContext, address: string, data: object): Promise<number> {
  const made = await who.post(address, { data });
  expect(made.ok(), `${address}: ${made.ok() ? '' : await made.text()}`).toBe(true);
  return ((await made.json()) as { doc: { id: number } }).doc.id;
}

for (const [width, height] of SIZES) {
  test(`a title of 200 letters without a space widens and covers nothing at ${width} pixels: pages and articles`, async ({
    page,
    publishPage,
    editor,
  }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width, height });
    const start = `Tiêuđề${width}`;
    const id = await publishPage(`/ten-rat-dai-${width}`, 'vi', { title: longName(start) });
    await editor.patch(`/api/pages/${id}?locale=en&draft=true`, {
      data: { title: longName(start), _status: 'draft' },
    });
    const blog = await make(editor, '/api/blogs?locale=vi&draft=true', {
      title: longName(start),
      slug: `bai-ten-rat-dai-${width}`,
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
        `${form}/versions?locale=vi`,
        `${form}/side-by-side?locale=vi`,
        '/admin/parity',
        '/admin/collections/blogs?locale=vi&limit=10&sort=-updatedAt',
        `/admin/collections/blogs/${blog}?locale=vi`,
        '/admin/collections/publications?limit=10&sort=-createdAt',
      ],
      start,
    );
    await page.goto(`${form}/versions?locale=vi`);
    await page.locator('[data-version] a').first().click();
    await expect(page.locator('[data-saved-by]').first()).toBeVisible();
    expect(await harmOf(page, start), 'a version').toEqual([]);
    await page.goto('/admin');
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.type(`tieude${width}`);
    await expect(page.getByRole('option').filter({ hasText: start }).first()).toBeVisible();
    expect(await harmOf(page, start), 'search').toEqual([]);
    await discard(editor, `/api/blogs/${blog}`);
    await page.goto('/admin/collections/blogs/trash');
    await expect(page.getByText(start).first()).toBeVisible();
    expect(await harmOf(page, start), 'the bin').toEqual([]);
  });

  test(`a long name of a menu entry, a category and a file widens and covers nothing at ${width} pixels`, async ({
    page,
    editor,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const start = `Tênmục${width}`;
    const card = await make(editor, '/api/cards?locale=vi&draft=true', {
      kind: 'resources',
      position: 900,
      title: longName(start),
      _status: 'draft',
    });
    const sent = await editor.post('/api/media?locale=vi', {
      multipart: {
        file: {
          name: `tenhinh${width}${'x'.repeat(180)}.png`,
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
        '/admin/collections/media?locale=vi&limit=10&sort=-updatedAt',
        `/admin/collections/media/${media}?locale=vi`,
      ],
      start,
    );
    for (const address of [
      '/admin/collections/media?limit=10&sort=-updatedAt',
      `/admin/collections/media/${media}`,
    ]) {
      await page.goto(address);
      await expect(page.getByText(`tenhinh${width}`).first()).toBeAttached();
      expect(await harmOf(page, `tenhinh${width}`), address).toEqual([]);
    }
    await discard(editor, `/api/media/${media}`);
    await discard(editor, `/api/cards/${card}`);
  });

  test(`a long name of an event and of its guests widens and covers nothing at ${width} pixels`, async ({
    page,
    admin,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const start = `Sựkiện${width}`;
    // It began before the events of other tests, so that the first page has it among its few.
    const event = await makeCheckInEvent(admin, longName(start), 2);
    const guest = `Khách${width}`;
    await giveTickets(event, [{ code: randomCode(), name: longName(guest).slice(0, 120) }]);
    await enterAs(page, 'event-team');
    await expectUnharmed(
      page,
      ['/admin', '/admin/door', `/admin/door?event=${event.event}`],
      start,
    );
    await page.goto(`/admin/door?event=${event.event}`);
    await page.getByRole('searchbox').fill(guest);
    await page.getByRole('search').getByRole('button').filter({ hasText: guest }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await harmOf(page, guest), 'the answer at the door').toEqual([]);
    await enterAs(page, 'admin');
    // Lists name an event by the last part of its URL.
    await expectUnharmed(page, [`/admin/collections/event-pages/${event.event}?locale=vi`], start);
    const ticket = '/admin/collections/tickets';
    const [row] = await rowsOf<{ id: number }>('SELECT id FROM tickets WHERE event_id = $1', [
      event.event,
    ]);
    await expectUnharmed(
      page,
      [`${ticket}?limit=10&sort=-createdAt`, `${ticket}/${row?.id}`],
      guest,
    );
    await discard(admin, `/api/event-pages/${event.event}`);
  });

  test(`a long name of a lead and its company widens and covers nothing at ${width} pixels`, async ({
    page,
    visitor,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const start = `Ngườigửi${width}`;
    // A form takes names of 120 letters.
    const id = await newLead(visitor, longName(start).slice(0, 120), {
      email: `long-${width}@${'desk'.repeat(14)}.example`,
      phone: width === 390 ? '0911000701' : '0911000702',
    });
    // A form of this kind asks for a site; imports and other kinds bring names.
    // The first page shows the newest of one's own leads, however many leads other tests have made.
    await rowsOf(
      `UPDATE leads SET company = $1, owner_id = (SELECT id FROM users WHERE email = $2) WHERE id = $3`,
      [longName(`Côngty${width}`), accounts.sales, id],
    );
    await enterAs(page, 'sales');
    const screens = [
      '/admin',
      '/admin/leads-board',
      '/admin/leads-by-stage',
      '/admin/collections/leads?limit=10&sort=-createdAt',
      `/admin/collections/leads/${id}`,
    ];
    await expectUnharmed(page, screens, start);
    for (const address of screens.slice(1)) {
      await page.goto(address);
      await expect(page.getByText(start).first()).toBeVisible();
      expect(await harmOf(page, `Côngty${width}`), address).toEqual([]);
    }
  });
}
