import { expect, type Page } from '@playwright/test';
import { screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { accounts, enterAs, rowsOf, sessionOf } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

/** The titles of the metrics in the order of their menu. */
const ordered = async () =>
  (
    await rowsOf<{ title: string }>(
      `SELECT title FROM cards JOIN cards_locales ON _parent_id = cards.id
       WHERE kind = 'metrics' AND _locale = 'vi' AND deleted_at IS NULL ORDER BY position, cards.id`,
    )
  ).map(({ title }) => title);

async function openOrder(page: Page): Promise<void> {
  await page.goto('/admin/collections/cards?locale=vi');
  await page.getByText('Đổi thứ tự trong menu').click();
  await page.getByLabel('Danh sách', { exact: true }).selectOption('metrics');
  await expect(page.locator('.menu-order li')).not.toHaveCount(0);
}

test('an editor puts a menu in order by the keyboard and by dragging', async ({ page }) => {
  await enterAs(page, 'editor');
  await openOrder(page);
  const before = await ordered();
  const titles = page.locator('.menu-order li');
  for (const [place, title] of before.entries()) {
    await expect(titles.nth(place)).toContainText(title);
  }
  const [first = '', second = '', third = ''] = before;
  const rest = before.slice(3);
  const down = page.getByRole('button', { name: `Đưa “${first}” xuống` });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.menu-order__said')).toContainText(`vị trí 2 trên ${before.length}`);
  expect(await ordered()).toEqual([second, first, third, ...rest]);
  // The focus stays on the button, so that the next press moves the same entry on.
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(ordered).toEqual([second, third, first, ...rest]);
  const row = page.locator('.menu-order li').filter({ hasText: first });
  const handle = await row.locator('.menu-order__handle').boundingBox();
  const target = await page.locator('.menu-order li').first().boundingBox();
  if (!handle || !target) throw new Error('The rows are not on the screen.');
  await page.mouse.move(handle.x + 10, handle.y + 20);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, handle.y, { steps: 4 });
  await page.mouse.move(handle.x + 10, target.y + 4, { steps: 12 });
  await page.mouse.up();
  await expect.poll(ordered).toEqual(before);
  await expect(titles.first()).toContainText(first);
});

for (const [language, action] of firstOrAll([
  ['en', 'Reordered a menu'],
  ['vi', 'Đổi thứ tự menu'],
])) {
  test(`the publishing log lists who reordered a menu (${language})`, async ({
    editor,
    playwright,
    baseURL,
  }) => {
    const entries = await rowsOf<{ id: number }>(
      `SELECT id FROM cards WHERE kind = 'resources' AND deleted_at IS NULL ORDER BY position, id`,
    );
    const order = { kind: 'resources', ids: entries.map(({ id }) => id) };
    const answer = await editor.post('/api/cards/order?locale=vi', { data: order });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { cookies, origins } = await sessionOf('editor');
    const choice = { ...cookies[0]!, name: 'payload-lng', value: language };
    const reader = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      storageState: { cookies: [...cookies, choice], origins },
    });
    const newest = (await screen(reader, '/admin/collections/publications'))
      .querySelectorAll('tbody tr')
      .find(({ textContent }) => textContent.includes('Tài nguyên / Resources'));
    expect(newest?.textContent).toContain(action);
    expect(newest?.textContent).toContain(accounts.editor);
    await reader.dispose();
  });
}
