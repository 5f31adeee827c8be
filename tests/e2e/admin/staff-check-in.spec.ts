import { type BrowserContext, expect, type Page } from '@playwright/test';
import { axeFindings } from '../run-axe';
import { enterAs, rowsOf, signIn } from '../accounts-and-settings';
import {
  type TestCheckInEvent,
  giveTickets,
  makeCheckInEvent,
  randomCode,
} from './check-in-event-and-tickets';
import { test, testApart } from './admin-test-fixtures';

const PHONE = { width: 390, height: 844 };
testApart.use({ viewport: PHONE });

const HOUR = 3_600_000;
/** How often a phone asks the server for changes, in milliseconds. */
const SYNC_INTERVAL_MS = 10_000;

const arrivedOf = async (code: string): Promise<number> => {
  const [row] = await rowsOf<{ arrived: number }>(
    'SELECT coalesce(arrived, 0)::int AS arrived FROM tickets WHERE code = $1',
    [code],
  );
  return row?.arrived ?? -1;
};

async function openCheckIn(page: Page, { event }: TestCheckInEvent) {
  await enterAs(page, 'event-team');
  await page.goto(`/admin/door?event=${event}`);
  await expect(page.getByRole('searchbox')).toBeVisible();
}

async function choose(page: Page, typed: string, name: string) {
  await page.getByRole('searchbox').fill(typed);
  await page.getByRole('search').getByRole('button', { name }).click();
}

const answer = (page: Page) => page.getByRole('dialog');
const next = (page: Page) => page.getByRole('button', { name: 'Quét vé tiếp theo' }).click();

const expectAccessible = async (page: Page) => {
  expect(await axeFindings(page, 'main')).toEqual([]);
};

/**
 * Runs in the browser: removes `crypto.randomUUID`, which browsers have on HTTPS only, and lets the first request fail
 * for lack of a key.
 */
function breakRandomness(): void {
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  const random = crypto.getRandomValues.bind(crypto);
  let isBroken = true;
  const once = <T extends ArrayBufferView<ArrayBuffer>>(into: T): T => {
    if (into.byteLength === 16 && isBroken && location.search.includes('event')) {
      isBroken = false;
      throw new Error('no randomness');
    }
    return random(into);
  };
  crypto.getRandomValues = once;
}

async function setNetwork(context: BrowserContext, page: Page, isThere: boolean) {
  await context.setOffline(!isThere);
  await expect(page.locator('.check-in-network')).toHaveAttribute('data-online', String(isThere));
}

test('from the start page to an admitted guest: green first, red the second time, with undo out of easy reach', async ({
  page,
  admin,
}) => {
  const checkIn = await makeCheckInEvent(admin, 'Cửa một khách');
  const code = randomCode();
  await giveTickets(checkIn, [
    { code, name: 'Đặng Thị Hồng' },
    { code: randomCode(), name: 'Lê Văn Minh' },
  ]);
  await page.setViewportSize(PHONE);
  await enterAs(page, 'event-team');
  await page.goto('/admin');
  await page.locator(`a[href="/admin/door?event=${checkIn.event}"]`).click();
  await expect(page.getByRole('heading', { name: 'Cửa một khách' })).toBeVisible();
  await expect(page.locator('.check-in-screen__counter')).toContainText('0 / 2');
  await expectAccessible(page);

  await choose(page, 'dang hong', 'Đặng Thị Hồng');
  await expect(answer(page)).toHaveAccessibleName('Mời vào');
  await expect(answer(page)).toHaveAttribute('data-tone', 'yes');
  await expect(page.locator('.check-in-result__counter')).toHaveText('1 / 2');
  await expectAccessible(page);
  expect(await arrivedOf(code)).toBe(1);

  const undo = answer(page).getByRole('button', { name: 'Hoàn tác: Đặng Thị Hồng, 1 người' });
  const forward = answer(page).getByRole('button', { name: 'Quét vé tiếp theo' });
  const [above, below] = [await undo.boundingBox(), await forward.boundingBox()];
  expect((above?.y ?? 999) + (above?.height ?? 0)).toBeLessThan(844 / 4);
  expect(below?.y ?? 0).toBeGreaterThan((844 * 3) / 4);
  await page.keyboard.press('Enter');
  // The clicked row disappears, and the focus must not be lost with it.
  await expect(page.getByRole('heading', { name: 'Cửa một khách' })).toBeFocused();

  await choose(page, code.replaceAll('-', '').toLowerCase(), 'Đặng Thị Hồng');
  await expect(answer(page)).toHaveAttribute('data-tone', 'no');
  await expect(answer(page)).toHaveAccessibleName(/^Đã vào \d{1,2}:\d{2}$/);
  await expectAccessible(page);
  await next(page);

  await page.getByRole('button', { name: 'Hoàn tác: Đặng Thị Hồng, 1 người' }).click();
  await expect(page.getByText('Đã hoàn tác: Đặng Thị Hồng, 1 người')).toBeVisible();
  await expect.poll(() => arrivedOf(code)).toBe(0);
  await expect(page.locator('.check-in-screen__counter')).toContainText('0 / 2');
});

testApart(
  'what is shown for tickets that are not plainly good: over plain http, of groups, cancelled, foreign',
  async ({ page, admin }) => {
    const checkIn = await makeCheckInEvent(admin, 'Cửa vé nhóm');
    const other = await makeCheckInEvent(admin, 'Sự kiện bên cạnh');
    const [plain, group, gone, beside] = [randomCode(), randomCode(), randomCode(), randomCode()];
    await giveTickets(checkIn, [
      { code: plain, name: 'Hà Quốc Việt' },
      { code: group, name: 'Nhóm Bến Xanh', quantity: 4 },
      { code: gone, name: 'Người Huỷ', status: 'cancelled' },
    ]);
    await giveTickets(other, [{ code: beside, name: 'Khách Bên' }]);
    await page.addInitScript(breakRandomness);
    await openCheckIn(page, checkIn);

    await test.step('over plain http a guest enters, and a failed request can be retried', async () => {
      await choose(page, 'quoc viet', 'Hà Quốc Việt');
      await expect(answer(page)).toHaveAccessibleName('Chưa kiểm tra được vé');
      await expect(answer(page)).toHaveAttribute('data-tone', 'no');
      await expectAccessible(page);
      expect(await arrivedOf(plain)).toBe(0);
      await answer(page).getByRole('button', { name: 'Thử lại' }).click();
      await expect(answer(page)).toHaveAccessibleName('Mời vào');
      expect(await arrivedOf(plain)).toBe(1);
      await next(page);
    });

    await test.step('one guest of a group enters, then the rest', async () => {
      await choose(page, 'ben xanh', 'Nhóm Bến Xanh');
      await expect(answer(page)).toHaveAccessibleName('Vé nhóm 4 người');
      await expectAccessible(page);
      expect(await arrivedOf(group)).toBe(0);
      await answer(page).getByRole('button', { name: 'Cho 1 người vào' }).click();
      await expect(answer(page)).toHaveAccessibleName('Mời vào');
      await expect(answer(page).getByText('1 trên 4 người đã vào')).toBeVisible();
      await answer(page).getByRole('button', { name: 'Cho 3 người còn lại vào' }).click();
      await expect(answer(page)).toHaveAccessibleName('Mời 3 người vào');
      await expect(answer(page).getByText('4 trên 4 người đã vào')).toBeVisible();
      expect(await arrivedOf(group)).toBe(4);
      await next(page);
    });

    await test.step('cancelled and foreign tickets are red, with the reason', async () => {
      await choose(page, gone, gone);
      await expect(answer(page)).toHaveAccessibleName('Vé đã huỷ');
      await next(page);
      // A typed code that is not in the list on the phone is checked by the server, as a scanned one is.
      await page.getByRole('searchbox').fill(beside.replaceAll('-', '').toLowerCase());
      await page.getByRole('button', { name: `Kiểm tra mã ${beside}` }).click();
      await expect(answer(page)).toHaveAccessibleName('Vé của sự kiện khác');
      await expect(answer(page).getByText('Vé này dành cho: Sự kiện bên cạnh')).toBeVisible();
    });
  },
);

testApart(
  'two offline phones admit the same guest: entries survive a reload, are merged once, and the clash is shown',
  async ({ page, context, admin, browser, baseURL }) => {
    const checkIn = await makeCheckInEvent(admin, 'Cửa mất mạng');
    const [both, mine] = [randomCode(), randomCode()];
    await giveTickets(checkIn, [
      { code: both, name: 'Ngô Bảo Châu' },
      { code: mine, name: 'Phan Thị Mơ' },
    ]);
    await openCheckIn(page, checkIn);
    await setNetwork(context, page, false);
    for (const [typed, name] of [
      ['bao chau', 'Ngô Bảo Châu'],
      ['phan mo', 'Phan Thị Mơ'],
    ] as const) {
      await choose(page, typed, name);
      await expect(answer(page)).toHaveAttribute('data-tone', 'yes');
      await expect(answer(page)).toContainText('đã ghi trên máy này');
      await next(page);
    }
    await expect(page.getByText('Mất mạng, 2 lượt chờ gửi')).toBeVisible();
    await expect(page.locator('.check-in-screen__counter')).toContainText('2 / 2');
    await choose(page, 'phan mo', 'Phan Thị Mơ');
    await expect(answer(page)).toHaveAttribute('data-tone', 'no');
    await next(page);
    await expectAccessible(page);
    expect([await arrivedOf(both), await arrivedOf(mine)]).toEqual([0, 0]);

    const second = await browser.newContext({ baseURL, viewport: PHONE });
    const phone = await second.newPage();
    await openCheckIn(phone, checkIn);
    await choose(phone, 'bao chau', 'Ngô Bảo Châu');
    await expect(answer(phone)).toHaveAttribute('data-tone', 'yes');
    await second.close();

    // The page is left before anything was sent, as when a phone ends its browser; the browser's warning about unsent
    // entries is accepted.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(`/admin/door?event=${checkIn.event}`);
    await expect(
      page.getByRole('heading', { name: 'Máy chủ trả lời khác với máy này' }),
    ).toBeVisible();
    await expect(page.getByText(`Ngô Bảo Châu (${both}): đã vào lúc`)).toBeVisible();
    await expectAccessible(page);
    expect([await arrivedOf(both), await arrivedOf(mine)]).toEqual([1, 1]);
    await expect(page.locator('.check-in-screen__counter')).toContainText('2 / 2');
    await page.getByRole('button', { name: 'Đã xem' }).click();
    await expect(page.locator('.check-in-clashes')).toHaveCount(0);
  },
);

testApart(
  'when the session has expired, entries stay, tickets are deleted, and the screen asks to sign in',
  async ({ page, context, admin }) => {
    const checkIn = await makeCheckInEvent(admin, 'Cửa hết phiên');
    const code = randomCode();
    await giveTickets(checkIn, [{ code, name: 'Trịnh Công Thành' }]);
    await openCheckIn(page, checkIn);
    await setNetwork(context, page, false);
    await choose(page, 'trinh', 'Trịnh Công Thành');
    await next(page);
    await context.clearCookies();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Phiên đăng nhập đã hết' })).toBeVisible();
    await expect(page.getByText('1 lượt vẫn còn trên máy này')).toBeVisible();
    await expectAccessible(page);
    const kept = () =>
      page.evaluate(
        () =>
          new Promise<[number, number]>((resolve, reject) => {
            const opening = indexedDB.open('door');
            opening.addEventListener('error', () => reject(new Error('not opened')));
            opening.addEventListener('success', () => {
              const read = opening.result.transaction(['lists', 'entries']);
              const [lists, entries] = ['lists', 'entries'].map((name) =>
                read.objectStore(name).count(),
              );
              read.addEventListener('complete', () => {
                opening.result.close();
                resolve([lists?.result ?? -1, entries?.result ?? -1]);
              });
            });
          }),
      );
    expect(await kept()).toEqual([0, 1]);

    // The test signs in again, to a session of its own, because other tests still use the shared one. After that it
    // leaves the check-in screen: stored entries are sent from any screen of the admin.
    await signIn(page.request, 'event-team');
    await page.route('**/api/tickets/door', (route) => route.abort());
    await page.goto('/admin/door');
    await expect(page.getByText('1 lượt trên máy này còn chờ gửi')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/tickets/door');
    await page.goto('/admin');
    await expect.poll(() => arrivedOf(code)).toBe(1);
    await expect.poll(kept).toEqual([0, 0]);
    await page.goto(`/admin/door?event=${checkIn.event}`);
    await expect.poll(kept).toEqual([1, 0]);
    await page.goto('/admin/logout');
    await expect.poll(kept).toEqual([0, 0]);
  },
);

testApart(
  'tickets are fetched again after a day, changed names at once, and deleted after the event',
  async ({ page, admin }) => {
    const checkIn = await makeCheckInEvent(admin, 'Cửa hết giờ');
    const code = randomCode();
    await giveTickets(checkIn, [{ code, name: 'Mai Xuân Sơn' }]);
    await rowsOf(
      `UPDATE event_pages_locales SET ends_at = now() + interval '60 hours' WHERE _parent_id = $1`,
      [checkIn.event],
    );
    await page.clock.install();
    await openCheckIn(page, checkIn);
    await page.getByRole('searchbox').fill('mai');
    await expect(page.getByRole('button', { name: 'Mai Xuân Sơn' })).toBeVisible();
    await rowsOf('UPDATE tickets SET name = $2 WHERE code = $1', [code, 'Mai Đông Hải']);
    await page.clock.fastForward(SYNC_INTERVAL_MS);
    await expect(page.getByRole('button', { name: 'Mai Đông Hải' })).toBeVisible();

    const lists = () =>
      page.waitForResponse((answered) =>
        answered.url().endsWith(`/api/tickets/door?event=${checkIn.event}`),
      );
    const again = lists();
    // Only the date moves a day ahead, and no timer is due by it; then those of the next ten seconds are.
    await page.clock.setSystemTime(Date.now() + 25 * HOUR);
    await page.clock.fastForward(SYNC_INTERVAL_MS);
    await again;
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sự kiện đã xong' })).toHaveCount(0);

    await page.route('**/api/tickets/door*', (route) => route.abort());
    await page.clock.setSystemTime(Date.now() + 65 * HOUR);
    await page.clock.fastForward(SYNC_INTERVAL_MS);
    await expect(page.getByRole('heading', { name: 'Sự kiện đã xong' })).toBeVisible();
  },
);

test('sales can open the check-in screen, and roles without check-in can not', async ({
  editor,
  sales,
}) => {
  expect(await (await sales.get('/admin/door')).text()).toContain('check-in-screen__head');
  expect(await (await editor.get('/admin/door')).text()).not.toContain('check-in-screen__head');
});
