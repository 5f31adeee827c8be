import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newLead } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { enterAs, rowsOf, sessionOf, settings } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

const PATH = '/admin/leads-by-stage';
const READ = '**/api/leads/stages';

const stageOf = async (id: number) =>
  (await rowsOf<{ stage: string }>('SELECT stage FROM leads WHERE id = $1', [id]))[0]?.stage;

const column = (page: Page, stage: string) => page.locator(`section[data-stage="${stage}"]`);
const card = (page: Page, id: number) => page.locator(`li[data-lead="${id}"]`);
const grip = (page: Page, id: number) => card(page, id).locator('.stage-card__grip');

/** Shows the leads of one name only on the open board, because leads of other steps and tests are on it too. */
async function find(page: Page, name: string, typed = name): Promise<void> {
  await page.getByRole('searchbox').fill(typed);
  await expect(page.locator('.stage-board li')).not.toHaveCount(0);
  await expect(
    page.locator('.stage-board li .stage-card__name').filter({ hasNotText: name }),
  ).toHaveCount(0);
}

/** Delays the board's requests for this search until it is released. */
async function holdReading(page: Page, search: string) {
  let go = (): void => undefined;
  const isLet = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(READ, async (route) => {
    if ((route.request().postDataJSON() as { search: string }).search === search) await isLet;
    // The page may have cancelled the delayed request meanwhile.
    await route.continue().catch(() => undefined);
  });
  const isAsked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/leads/stages') &&
      (request.postDataJSON() as { search: string }).search === search,
  );
  return { go, isAsked };
}

type Minutely = { minuteJobs?: (() => void)[] };

/** Collects what the next page does every minute, so that a step does it at once. */
const collectMinuteJobs = (page: Page) =>
  page.addInitScript(() => {
    const setEvery = window.setInterval.bind(window);
    const jobs: (() => void)[] = [];
    (window as Minutely).minuteJobs = jobs;
    window.setInterval = ((run: () => void, pause?: number) => {
      if (pause === 60_000) jobs.push(run);
      return setEvery(run, pause);
    }) as typeof window.setInterval;
  });

let made = 0;
const leadOf = (visitor: APIRequestContext, name: string) => {
  made += 1;
  const own = { email: `stage-${made}@board.example`, phone: `09110002${10 + made}` };
  return newLead(visitor, name, own);
};

async function dragByMouse(page: Page, visitor: APIRequestContext): Promise<void> {
  const name = 'Khách Kéo Bằng Chuột';
  const id = await leadOf(visitor, name);
  await find(page, name, 'khach keo bang chuot');
  await expect(column(page, 'new').getByRole('heading')).toHaveText('Mới 1');
  const from = await card(page, id).boundingBox();
  const to = await column(page, 'contacted').boundingBox();
  if (!from || !to) throw new Error('The board is not drawn');
  await page.mouse.move(from.x + 60, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 70, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 160, { steps: 8 });
  await expect(column(page, 'contacted')).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(column(page, 'contacted').locator(`[data-lead="${id}"]`)).toBeVisible();
  await expect(column(page, 'contacted').getByRole('heading')).toHaveText('Đã liên hệ 1');
  await expect.poll(() => stageOf(id)).toBe('contacted');
  await page.locator('[data-sonner-toast] button').filter({ hasText: 'Hoàn tác' }).click();
  await expect(column(page, 'new').locator(`[data-lead="${id}"]`)).toBeVisible();
  await expect.poll(() => stageOf(id)).toBe('new');
  const [lead] = await rowsOf('SELECT first_response_at AS at FROM leads WHERE id = $1', [id]);
  expect(lead?.at).toBeNull();
}

/** Waits until due timers have run: dnd-kit listens to further keys only after one. */
const pendingTimers = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void setTimeout(resolve)));

async function moveByKeyboard(page: Page, visitor: APIRequestContext): Promise<void> {
  const name = 'Khách Chuyển Bằng Phím';
  const id = await leadOf(visitor, name);
  await page.setViewportSize({ width: 1280, height: 900 });
  await find(page, name);
  const said = page.locator('.stage-board [id^="DndLiveRegion"]');
  await expect(grip(page, id)).toHaveAccessibleName(`Kéo thẻ của ${name}`);
  await expect(grip(page, id)).toHaveAccessibleDescription(/Nhấn phím cách hoặc Enter/);
  await grip(page, id).press('Enter');
  await expect(said).toContainText(`${name} ở trên Mới`);
  await pendingTimers(page);
  for (const stage of ['Đã liên hệ', 'Có nhu cầu', 'Thành công', 'Không thành']) {
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText(`${name} ở trên ${stage}.`);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText(`${name} ở trên Thành công.`);
  await page.keyboard.press('Space');
  await expect(said).toHaveText(`Đã thả ${name} vào Thành công.`);
  await expect.poll(() => stageOf(id)).toBe('won');
  await expect(column(page, 'won').locator(`[data-lead="${id}"] .stage-card__grip`)).toBeFocused();

  // Escape cancels dragging a card with the keyboard, which Space has started.
  await grip(page, id).press('Space');
  await expect(said).toContainText(`${name} ở trên Thành công`);
  await pendingTimers(page);
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText(`${name} ở trên Có nhu cầu.`);
  await page.keyboard.press('Escape');
  await expect(said).toHaveText(`Đã thôi, ${name} ở nguyên chỗ cũ.`);
  await expect(grip(page, id)).toBeFocused();
  expect(await stageOf(id)).toBe('won');

  // Moves the card by its menu instead of dragging.
  await card(page, id)
    .getByRole('button', { name: `Chuyển ${name} sang` })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Mới', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => stageOf(id)).toBe('contacted');
  await expect(grip(page, id)).toBeFocused();
}

async function moveOutdated(
  page: Page,
  visitor: APIRequestContext,
  admin: APIRequestContext,
): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = 'Khách Vừa Được Chuyển';
  const id = await leadOf(visitor, name);
  await find(page, name);
  const moved = await admin.post(`/api/leads/${id}/stage`, { data: { from: 'new', to: 'lost' } });
  expect(moved.status()).toBe(200);
  await card(page, id)
    .getByRole('button', { name: `Chuyển ${name} sang` })
    .click();
  await page.getByRole('button', { name: 'Có nhu cầu', exact: true }).click();
  await expect(page.getByText(`Đồng nghiệp vừa chuyển ${name} sang Không thành`)).toBeVisible();
  await expect(column(page, 'lost').locator(`[data-lead="${id}"]`)).toBeVisible();
  await expect(column(page, 'qualified').getByRole('heading')).toHaveText('Có nhu cầu 0');
  expect(await stageOf(id)).toBe('lost');
}

type Unreadable = { language: string; query: string; says: RegExp; mine: string; all: string };

/** Filters in the address that the board can not read: one it does not know, and one with too many alternatives. */
const unreadable: [Unreadable, Unreadable] = [
  {
    language: 'vi',
    query: 'where[or][0][and][0][createdAt][like]=2026',
    says: /^Không đọc được bộ lọc trong địa chỉ trang/,
    mine: 'Của tôi',
    all: 'Tất cả',
  },
  {
    language: 'en',
    query: Array.from({ length: 31 }, (_, n) => `where[or][${n}][and][0][id][equals]=${n}`).join(
      '&',
    ),
    says: /^The filter in the address could not be read/,
    mine: 'Mine',
    all: 'All',
  },
];

async function openUnreadable(page: Page): Promise<void> {
  const told = page.locator('.stage-board').getByRole('alert');
  // Vietnamese comes last, because the other steps read it.
  for (const { language, query, says, mine, all } of firstOrAll(unreadable).toReversed()) {
    const url = settings.site();
    await page.context().addCookies([{ name: 'payload-lng', value: language, url }]);
    await page.goto(`${PATH}?${query}`);
    await expect(told).toHaveText(says);
    await page.getByRole('button', { name: mine, exact: true }).click();
    await expect(told).toHaveCount(0);
    await expect(page).toHaveURL(/leads-by-stage\?mine=1$/);
    await page.getByRole('button', { name: all, exact: true }).click();
    await expect(page).toHaveURL(/leads-by-stage$/);
  }
}

async function filter(page: Page, visitor: APIRequestContext): Promise<void> {
  const name = 'Khách Để Lọc';
  await leadOf(visitor, name);
  await page.getByRole('button', { name: 'Của tôi' }).click();
  await page.getByRole('combobox', { name: 'Yêu cầu' }).selectOption({ label: 'Đặt lịch demo' });
  await expect(page).toHaveURL(`${PATH}?mine=1&kind=book-demo`);
  await page.getByRole('searchbox').fill('không có ai tên này');
  await expect(page.locator('.stage-board__state')).toHaveText('Không có khách nào khớp bộ lọc.');
  expect(page.url()).not.toContain('search');
  await page.getByRole('button', { name: 'Bỏ lọc' }).click();
  await expect(page.locator('.stage-board li')).not.toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('');

  await page.route(READ, (route) => route.abort());
  await page.getByRole('searchbox').fill(name);
  await expect(page.locator('.stage-board__state')).toHaveText('Chưa tải được bảng.');
  await page.unroute(READ);
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.locator('.stage-board li')).toHaveCount(1);
}

async function moveWhileLoading(page: Page, visitor: APIRequestContext): Promise<void> {
  const name = 'Khách Lọc Rồi Chuyển';
  const [id, other] = [await leadOf(visitor, `${name} Một`), await leadOf(visitor, `${name} Hai`)];
  await find(page, name);
  await expect(card(page, other)).toBeVisible();
  const { go, isAsked } = await holdReading(page, `${name} Một`);
  await page.getByRole('searchbox').fill(`${name} Một`);
  await isAsked;
  await card(page, id)
    .getByRole('button', { name: `Chuyển ${name} Một sang` })
    .click();
  await page.getByRole('button', { name: 'Đã liên hệ', exact: true }).click();
  await expect.poll(() => stageOf(id)).toBe('contacted');
  await expect(page.getByText(`${name} Một: Mới → Đã liên hệ`)).toBeVisible();
  await expect(page.locator('.stage-board__state')).toHaveText('Đang tải…');
  go();
  await expect(card(page, other)).toHaveCount(0);
  await expect(column(page, 'contacted').locator(`[data-lead="${id}"]`)).toBeVisible();
  await expect(page.locator('.stage-board li')).toHaveCount(1);
  await expect(page.locator('.stage-board__state')).toBeEmpty();
  await page.unroute(READ);
}

async function dragWhileLoading(page: Page, visitor: APIRequestContext): Promise<void> {
  const name = 'Khách Đang Được Kéo';
  const [kept, id] = [await leadOf(visitor, `${name} Một`), await leadOf(visitor, `${name} Hai`)];
  await find(page, name);
  const { go, isAsked } = await holdReading(page, `${name} Một`);
  await page.getByRole('searchbox').fill(`${name} Một`);
  await isAsked;
  const said = page.locator('.stage-board [id^="DndLiveRegion"]');
  await grip(page, id).press('Enter');
  await expect(said).toContainText(`${name} Hai ở trên Mới`);
  go();
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText(`${name} Hai ở trên Đã liên hệ.`);
  await page.keyboard.press('Space');
  await expect.poll(() => stageOf(id)).toBe('contacted');
  await expect(card(page, id)).toHaveCount(0);
  await expect(card(page, kept)).toBeVisible();
  await page.unroute(READ);
}

async function failAutomaticReload(page: Page, visitor: APIRequestContext): Promise<void> {
  const name = 'Khách Đọc Lại Mỗi Phút';
  await leadOf(visitor, name);
  await find(page, name);
  const { isAsked } = await holdReading(page, `${name} nữa`);
  await page.getByRole('searchbox').fill(`${name} nữa`);
  await isAsked;
  await expect(page.locator('.stage-board__state')).toHaveText('Đang tải…');
  await page.route(READ, (route) => route.abort());
  await page.evaluate(() => (window as Minutely).minuteJobs?.forEach((run) => run()));
  await expect(page.locator('.stage-board__state')).toHaveText('Chưa tải được bảng.');
  await page.unroute(READ);
}

async function loadMore(page: Page, visitor: APIRequestContext): Promise<void> {
  const name = 'Khách Trong Cột Dài';
  const id = await leadOf(visitor, name);
  await rowsOf(
    `INSERT INTO leads SELECT (jsonb_populate_record(leads, jsonb_build_object(
       'id', nextval('leads_id_seq'), 'key', gen_random_uuid()))).*
     FROM leads, generate_series(1, 44) WHERE leads.id = $1`,
    [id],
  );
  await find(page, name);
  const cards = column(page, 'new').getByRole('listitem');
  await expect(cards).toHaveCount(20);
  await expect(column(page, 'new').getByRole('heading')).toHaveText('Mới 45');
  await column(page, 'new').getByRole('button', { name: 'Xem thêm, còn 25 khách' }).press('Enter');
  await expect(cards).toHaveCount(40);
  await column(page, 'new').getByRole('button', { name: 'Xem thêm, còn 5 khách' }).press('Enter');
  await expect(cards).toHaveCount(45);
  await rowsOf('DELETE FROM leads WHERE name = $1 AND id <> $2', [name, id]);
}

test('sales moves leads from stage to stage', async ({ page, visitor, admin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'sales');
  await page.goto(PATH);
  await test.step('sales drags a lead to its next stage, and undoes it from the notice', () =>
    dragByMouse(page, visitor));
  await test.step('a screen-reader user moves a lead by keyboard, hears instructions and the new place, and keeps the focus on it', () =>
    moveByKeyboard(page, visitor));
  await test.step("a move based on outdated data is refused, and the card returns to the lead's current stage", () =>
    moveOutdated(page, visitor, admin));
  await test.step('a move right after filtering: the board shows the new result, and says while it loads', () =>
    moveWhileLoading(page, visitor));
  await test.step('a card that a loading filter would remove can be dragged to its end', () =>
    dragWhileLoading(page, visitor));
});

test('sales filters the board', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'sales');
  await collectMinuteJobs(page);
  await test.step('a filter in the address that can not be read is said, and not kept', () =>
    openUnreadable(page));
  await test.step('filters are kept in the address except the search text; an empty result and an error are shown', () =>
    filter(page, visitor));
  await test.step('an automatic reload that replaces a filter request and fails is reported', () =>
    failAutomaticReload(page, visitor));
  await test.step('a long column loads more with one click, and keeps the keyboard focus', () =>
    loadMore(page, visitor));
});

test('a phone shows one stage at a time, with nothing cut off, and is accessible', async ({
  page,
  visitor,
}) => {
  const name = 'Nguyễn Hoàng Phương Anh Thuỳ Dương Bảo Trâm Của Một Công Ty Tên Rất Dài';
  const id = await leadOf(visitor, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'sales');
  await page.goto(PATH);
  await find(page, name);
  await expect(column(page, 'contacted')).toBeHidden();
  await card(page, id)
    .getByRole('button', { name: `Chuyển ${name} sang` })
    .click();
  await page.getByRole('button', { name: 'Có nhu cầu', exact: true }).click();
  await expect.poll(() => stageOf(id)).toBe('qualified');
  await expect(column(page, 'new')).toContainText('Chưa có khách nào');
  // A phone does not show the stage that the card is in now: the focus is on the control that chooses the stage.
  await expect(page.getByLabel('Giai đoạn', { exact: true })).toBeFocused();
  await page.getByLabel('Giai đoạn', { exact: true }).selectOption('qualified');
  await expect(card(page, id)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  // A checkbox is clicked together with its label.
  const targets = ':is(button, select, label:has(input), input:not([type="checkbox"])):visible';
  for (const box of await page.locator(`.stage-board ${targets}`).all()) {
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeFindings(page, '.stage-board')).toEqual([]);
});

test('editors and the event team have no such screen', async ({ editor, playwright, baseURL }) => {
  expect((await editor.get(PATH)).status()).toBe(404);
  const storageState = await sessionOf('event-team');
  const team = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState });
  expect((await team.get(PATH)).status()).toBe(404);
  await team.dispose();
});
