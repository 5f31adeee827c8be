import { expect, type Page } from '@playwright/test';
import { newLead } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { enterAs, type Role } from '../accounts-and-settings';

const dialog = (page: Page) => page.getByRole('dialog', { name: /Tìm trong|Search the admin/ });
const box = (page: Page) => dialog(page).getByRole('combobox');
const chosen = (page: Page) => dialog(page).locator('[role="option"][data-active-item]');

async function openAs(page: Page, who: Role, { path = '/admin', language = 'vi', url = '' } = {}) {
  await page.context().addCookies([{ name: 'payload-lng', value: language, url }]);
  await enterAs(page, who);
  await page.goto(path);
  // The shortcut works once the screen's script has started.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(box(page)).toBeFocused();
}

/** Expects that the open search, and the button that opens it, fit a phone. */
async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.locator('.admin-search-button');
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  for (const option of await dialog(page).getByRole('option').all()) {
    const place = await option.boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual(0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(place?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await axeFindings(page, '.admin-search')).toEqual([]);
}

test('the keyboard opens the search from any screen, walks its results, and closes it', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'sales', { path: '/admin/response-times', url: baseURL });
  // Before anything is typed, the search shows the screens that the role uses most.
  await expect(dialog(page).getByRole('group', { name: 'Hay dùng' })).toContainText(
    'Khách chờ trả lời',
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const button = page.getByRole('button', { name: 'Tìm hoặc mở' });

  await test.step('the link to the account beside the search shows the keyboard focus', async () => {
    const account = page.locator('.app-header__account');
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(account).toBeFocused();
    await expect(account).toHaveCSS('outline-style', 'solid');
    await expect(account).toHaveCSS('outline-width', '2px');
  });

  await test.step('the arrow keys wrap around, Escape closes and returns the focus, and the typed text is cleared', async () => {
    await button.press('Enter');
    await expect(box(page)).toBeFocused();
    const options = dialog(page).getByRole('option');
    const count = await options.count();
    expect(count).toBeGreaterThan(3);
    /** Expects that the option at this place is the one that a screen reader announces. */
    const isChosen = async (place: number) => {
      const id = (await options.nth(place).getAttribute('id')) ?? '';
      await expect(box(page)).toHaveAttribute('aria-activedescendant', id);
      await expect(options.nth(place)).toHaveAttribute('data-active-item', 'true');
    };
    await isChosen(0);
    await page.keyboard.press('ArrowDown');
    await isChosen(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await isChosen(count - 1);
    await page.keyboard.type('giai doan');
    await expect(chosen(page)).toHaveText('Khách theo giai đoạn');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('');
  });
});

test('sales finds a lead by its name without diacritics, and Enter opens no result of the previous search text', async ({
  page,
  visitor,
  baseURL,
}) => {
  const name = 'Huỳnh Tấn Phát Bửu Long Khánh Vĩnh Của Một Doanh Nghiệp Tên Rất Dài Để Tìm';
  await newLead(visitor, name, { email: 'find-before@find.example', phone: '0911000313' });
  const later = 'Người Của Chữ Sau';
  const own = { email: 'find-after@find.example', phone: '0911000314' };
  const id = await newLead(visitor, later, own);
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/find', async (route) => {
    const { text } = route.request().postDataJSON() as { text: string };
    if (text === later) await isAnswered;
    await route.continue();
  });
  await openAs(page, 'sales', { path: '/admin/leads-by-stage', url: baseURL });
  await box(page).fill('ten rat dai de tim');
  const leads = dialog(page).getByRole('group', { name: 'Khách tiềm năng' });
  await expect(leads.getByRole('option')).toHaveCount(1);
  await expect(leads).toContainText(name);
  await expect(dialog(page).getByRole('status')).toHaveText('Tìm thấy 1.');
  await expect(chosen(page)).toContainText(name);

  await test.step('fits a phone and is accessible', () => expectFitsPhone(page));

  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await box(page).fill(later);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('Đang tìm…');
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  answer();
  await expect(chosen(page)).toContainText(later);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/collections/leads/${id}`);
  expect(opened).toEqual([`/admin/collections/leads/${id}`]);
});

test('an editor finds a page despite a typing error, opens a new article, and finds no lead', async ({
  page,
  publishPage,
  visitor,
  baseURL,
}) => {
  const name = 'Khách Không Cho Biên Tập';
  await newLead(visitor, name, { email: 'find-hidden@find.example', phone: '0911000311' });
  const id = await publishPage('/tim-thay-trang-nay', 'vi', { title: 'Hướng dẫn thương lượng' });
  await openAs(page, 'editor', { url: baseURL });
  await box(page).fill('huong dan thuong luowng');
  await expect(chosen(page)).toContainText('Hướng dẫn thương lượng');
  await expect(chosen(page)).toHaveAttribute('href', `/admin/collections/pages/${id}?locale=vi`);
  await box(page).fill('khach khong cho bien tap');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Không tìm thấy gì cho “khach khong cho bien tap”.',
  );
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await box(page).fill('tao moi trang');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/collections/pages/create**');
});

test('is in English, shows an error, and cancels outdated requests', async ({ page, baseURL }) => {
  await openAs(page, 'event-team', { language: 'en', url: baseURL });
  await expect(dialog(page).getByRole('group', { name: 'Most used' })).toContainText('Tickets');
  const asked: string[] = [];
  await page.route('**/api/find', async (route) => {
    const { text } = route.request().postDataJSON() as { text: string };
    asked.push(text);
    if (text === 'fails') return route.fulfill({ status: 503, json: {} });
    return route.continue();
  });
  await page.keyboard.type('nobody of this name', { delay: 20 });
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Nothing found for “nobody of this name”.',
  );
  // There are fewer requests than letters, because the search waits until typing pauses (debounce).
  expect(asked.length).toBeLessThan(5);
  await box(page).fill('fails');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'The search failed. Try again in a moment.',
  );
  expect(page.url()).not.toContain('nobody');
});
