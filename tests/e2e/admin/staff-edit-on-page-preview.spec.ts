import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { openPreview } from './admin-screen-test-helpers';
import { pageData, test } from './admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';

const preview = (page: Page) => page.frameLocator('iframe#live-preview-iframe');
/** The outline that the preview draws around the focused field. */
const line = (page: Page) => preview(page).locator('[data-edit-line="focus"]');

const sections = [
  {
    blockType: 'callToAction',
    title: 'Phần thứ nhất',
    text: 'Lời đầu',
    primary: { text: 'Đặt lịch', href: '/book-demo' },
  },
  {
    blockType: 'callToAction',
    title: 'Phần thứ hai',
    text: 'Lời sau',
    primary: { text: 'Bảng giá', href: '/pricing' },
  },
];

/** Opens a form with its preview, and waits until both have exchanged messages. */
async function openBoth(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await openPreview(page);
  await expect(preview(page).locator('[data-edit-bar]')).toBeVisible();
}

/** Whether the middle of one element lies inside the outline of the focused field. */
async function isOutlined(page: Page, text: string): Promise<boolean> {
  const [shown, around] = await Promise.all([
    preview(page).locator('main').getByText(text, { exact: true }).first().boundingBox(),
    line(page).boundingBox(),
  ]);
  if (!shown || !around) return false;
  const [x, y] = [shown.x + shown.width / 2, shown.y + shown.height / 2];
  return (
    x > around.x &&
    x < around.x + around.width &&
    y > around.y &&
    y < around.y + around.height &&
    around.height < 3 * shown.height
  );
}

test.describe('the page beside its form', () => {
  test.beforeEach(({ page }) => enterAs(page, 'editor'));

  test('shows what is typed without a save, and readers do not see it', async ({
    page,
    publishPage,
    visitor,
  }) => {
    const id = await publishPage('/sua-tren-trang', 'vi', { sections });
    await openBoth(page, `/admin/collections/pages/${id}?locale=vi`);
    const kept = await preview(page).locator('main section').nth(1).elementHandle();
    await page.locator('#field-sections__0__title').fill('Chữ chưa lưu');
    await expect(preview(page).locator('main')).toContainText('Chữ chưa lưu');
    // Only the changed section is replaced in the document: the other section is still the same element.
    expect(await kept?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await (await visitor.get('/sua-tren-trang')).text()).not.toContain('Chữ chưa lưu');

    await test.step('an emptied name keeps the last picture and says so', async () => {
      await page.locator('#field-title').fill('');
      const bar = preview(page).locator('[data-edit-bar]');
      await expect(bar).toHaveAttribute('data-state', 'problem');
      await expect(bar).toContainText('còn chỗ bắt buộc để trống');
      await expect(preview(page).locator('main')).toContainText('Chữ chưa lưu');
      await page.locator('#field-title').fill('Có tên');
      await expect(bar).toHaveAttribute('data-state', 'hint');
    });

    await test.step('a save changes nothing in the preview', async () => {
      await page.locator('#action-save-draft').click();
      await expect(page.locator('.payload-toast-item, .toast-success').first()).toBeVisible();
      await expect(preview(page).locator('main')).toContainText('Chữ chưa lưu');
      expect(await kept?.evaluate((element) => element.isConnected)).toBe(true);
    });

    await test.step('a window of its own shows what is typed, opens fields in the form, and gives way to the frame again', async () => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Mở trong cửa sổ mới' }).press('Enter');
      const alone = await opened;
      await expect(alone.locator('[data-edit-bar]')).toBeVisible();
      await page.locator('#field-sections__0__title').fill('Ở cửa sổ riêng');
      await expect(alone.locator('main')).toContainText('Ở cửa sổ riêng');
      await alone.getByText('Phần thứ hai', { exact: true }).click();
      await expect(page.locator('#field-sections__1__title')).toBeFocused();
      await alone.reload();
      await expect(alone.locator('main')).toContainText('Ở cửa sổ riêng');
      await alone.close();
      await expect(preview(page).locator('main')).toContainText('Ở cửa sổ riêng');
    });
  });

  test('what is clicked in the preview is focused in the form, and outlined in the preview', async ({
    page,
    publishPage,
  }) => {
    const id = await publishPage('/bam-de-sua', 'vi', { sections });
    await openBoth(page, `/admin/collections/pages/${id}?locale=vi`);
    const main = preview(page).locator('main');

    await test.step('a click in the preview opens the folded section and focuses the field, and follows no link', async () => {
      const row = page.locator('#sections-row-1 .collapsible').first();
      await page.locator('#sections-row-1 .collapsible__toggle').first().click();
      await expect(row).toHaveClass(/collapsible--collapsed/);
      await preview(page).getByText('Phần thứ hai', { exact: true }).click();
      await expect(row).not.toHaveClass(/collapsible--collapsed/);
      await expect(page.locator('#field-sections__1__title')).toBeFocused();
      await expect(page.locator('#field-sections__1__title')).toBeInViewport();

      await main.getByRole('link', { name: 'Bảng giá' }).click();
      await expect(page.locator('#field-sections__1__primary__text')).toBeFocused();
      await expect(main).toContainText('Phần thứ nhất');

      // By keyboard: a section is reached and opened by Enter.
      const first = main.locator('[data-field]').first();
      await first.focus();
      await first.press('Enter');
      await expect(page.locator('#sections-row-0').locator(':focus')).toHaveCount(1);

      await preview(page).locator('header a').first().click();
      await expect(preview(page).locator('[data-edit-bar]')).toContainText(
        'không nằm trong biểu mẫu',
      );
    });

    await test.step('the field in focus is outlined in the preview and scrolled into view', async () => {
      await page.locator('#field-sections__1__title').click();
      await expect.poll(() => isOutlined(page, 'Phần thứ hai')).toBe(true);
      await expect(line(page)).toBeInViewport();
      await page.locator('#field-sections__0__text').fill('Lời mới');
      await expect.poll(() => isOutlined(page, 'Lời mới')).toBe(true);
    });

    await test.step('the form stays where it is while somebody types, wherever the preview stands', async () => {
      await page.locator('#field-sections__1__text').click();
      await expect.poll(() => isOutlined(page, 'Lời sau')).toBe(true);
      const shown = preview(page).locator('html');
      await shown.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      // The window is made small, so that both the form and the preview have far to scroll.
      await page.setViewportSize({ width: 1280, height: 420 });
      await page.locator('#field-sections__1__text').scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(0);
      for (const letter of ' them') {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await expect(main).toContainText(letter.trim());
      }
      await expect(main).toContainText('Lời sau them');
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      expect(await shown.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  // Each test uses an article of its own: the CMS locks a document that somebody else has open.
  for (const [language, place] of firstOrAll([
    ['en', 3],
    ['vi', 2],
  ] as const)) {
    test(`an entry in ${language}: its title and its text`, async ({ page, editor }) => {
      const answer = await editor.get(
        `/api/blogs?limit=1&page=${place}&depth=0&locale=${language}&sort=id`,
      );
      const { docs } = (await answer.json()) as { docs: { id: number; title: string }[] };
      const [blog] = docs;
      await openBoth(page, `/admin/collections/blogs/${blog?.id}?locale=${language}`);
      // Notes inside the text have a title field too, so the first one is taken.
      const title = page.locator('#field-title').first();
      await expect(preview(page).locator('h1')).toHaveText(blog?.title ?? '');
      await title.fill('Một tựa chưa lưu');
      await expect(preview(page).locator('h1')).toHaveText('Một tựa chưa lưu');
      await expect(preview(page).locator('html')).toHaveAttribute('lang', language);
      await preview(page).locator('[data-field="content"] p').first().click();
      const text = page.locator('[data-field-path="content"] [contenteditable="true"]').first();
      await expect(text).toBeFocused();
      await preview(page).locator('h1').click();
      await expect(title).toBeFocused();
    });
  }
});

const post = (request: APIRequestContext, data: unknown) =>
  request.post('/api/preview/unsaved', { data });

test('unsaved values are rendered for editors only, and never end in an error', async ({
  editor,
  sales,
  visitor,
  publishPage,
}) => {
  const id = await publishPage('/chua-luu', 'vi');
  const ofPage = (data: unknown) => ({ collection: 'pages', id, locale: 'vi', data });
  const shown = await post(editor, ofPage({ sections }));
  expect(shown.status()).toBe(200);
  expect(await shown.text()).toContain('Phần thứ nhất');
  expect(shown.headers()['cache-control']).toContain('no-store');
  expect(shown.headers()['content-security-policy']).not.toContain('unsafe');
  for (const other of [visitor, sales]) {
    expect((await post(other, ofPage({ sections }))).status()).toBe(403);
  }
  for (const [data, status] of [
    [ofPage({ title: '' }), 422],
    [ofPage('none'), 400],
    [{}, 400],
    [{ ...ofPage({}), id: 999_999 }, 404],
    [ofPage({ filler: 'x'.repeat(5 * 1024 * 1024) }), 413],
  ] as const) {
    expect((await post(editor, data)).status()).toBe(status);
  }
  expect((await editor.get('/api/preview/unsaved')).status()).toBe(405);
});

test('a page of readers has nothing of it', async ({ visitor, publishPage }) => {
  await publishPage('/khong-dau', 'vi', { ...pageData('vi'), sections });
  for (const path of ['/khong-dau', '/', '/en', '/blog']) {
    const html = await (await visitor.get(path)).text();
    expect(html).not.toContain('data-field="');
    expect(html).not.toContain('edit-on-page');
    expect(html).not.toContain('<template');
  }
});
