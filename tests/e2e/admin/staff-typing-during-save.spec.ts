import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openPreview } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { discard, enterAs } from '../accounts-and-settings';

const text = (page: Page) =>
  page.locator('[data-field-path="content"] [contenteditable="true"]').first();
const save = (page: Page) => page.locator('#action-save-draft');
const contentOf = (id: number) => `/api/blogs/${id}?locale=vi&depth=0&draft=true`;

const paragraph = (words: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text: words, format: 0, style: '', mode: 'normal' }],
});

/** A draft of an article with a text of one paragraph, opened in its form. Returns its id. */
async function openDraft(page: Page, editor: APIRequestContext, slug: string): Promise<number> {
  const root = { type: 'root', version: 1, children: [paragraph('Câu đầu.')] };
  const data = { title: `Bài ${slug}`, slug, content: { root }, _status: 'draft' };
  const made = await editor.post('/api/blogs?locale=vi&draft=true', { data });
  const { doc } = (await made.json()) as { doc: { id: number } };
  await page.goto(`/admin/collections/blogs/${doc.id}?locale=vi`);
  await expect(page.locator('[data-language-status] [data-status]')).toHaveCount(2);
  await expect(text(page)).toContainText('Câu đầu.');
  return doc.id;
}

async function toEnd(page: Page): Promise<void> {
  await text(page).locator('p').first().click();
  await page.keyboard.press('Control+End');
}

/**
 * Keeps the browser from ever being idle, as on a slow computer: then Payload's text editor never writes its text into
 * the form.
 */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 1;
  });

test.describe('what is typed in the text of an article', () => {
  test.beforeEach(({ page }) => enterAs(page, 'editor'));

  test('is kept while the browser is busy with the keys', async ({ page, editor }) => {
    await neverIdle(page);
    const id = await openDraft(page, editor, 'luu-ngay');
    const saved = async () => JSON.stringify(await (await editor.get(contentOf(id))).json());
    await test.step('it is saved to the last letter, by Ctrl+S and by a press on the button', async () => {
      await toEnd(page);
      await page.keyboard.type(' Chữ cuối');
      await page.keyboard.press('Control+S');
      await expect.poll(saved).toContain('Câu đầu. Chữ cuối');
      await expect(save(page)).toBeDisabled();
      await expect(text(page)).toBeFocused();

      await page.keyboard.type(' nữa');
      await page.locator('#field-title').first().focus();
      await save(page).click();
      await expect.poll(saved).toContain('Câu đầu. Chữ cuối nữa');
      await expect(save(page)).toBeDisabled();
    });
    await test.step('it shows beside the form', async () => {
      const preview = page.frameLocator('iframe#live-preview-iframe');
      await openPreview(page);
      await expect(preview.locator('[data-edit-bar]')).toBeVisible();
      await toEnd(page);
      await page.keyboard.type(' Gõ liền tay.');
      await expect(preview.locator('[data-field="content"] p')).toHaveText(
        'Câu đầu. Chữ cuối nữa Gõ liền tay.',
      );
    });
    await discard(editor, `/api/blogs/${id}`);
  });

  test('stays when it is typed during a save, as unsaved text that can be undone', async ({
    page,
    editor,
  }) => {
    const id = await openDraft(page, editor, 'go-khi-luu');
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const isSave = /\/api\/blogs\/\d+\?/;
    await page.route(isSave, async (route) => {
      if (route.request().method() === 'PATCH') await answered;
      await route.continue();
    });
    await toEnd(page);
    await page.keyboard.type(' Trước');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.press('Control+S');
    expect((await sent).postData()).toContain('Câu đầu. Trước');
    await page.keyboard.type(' trong');
    const done = page.waitForResponse((response) => response.request().method() === 'PATCH');
    answer();
    await done;
    await expect(page.locator('.payload-toast-item, .toast-success').first()).toBeVisible();
    await page.keyboard.type(' sau');
    await expect(text(page)).toHaveText('Câu đầu. Trước trong sau');
    await expect(save(page)).toBeEnabled();

    await page.keyboard.press('Control+S');
    await expect
      .poll(async () => JSON.stringify(await (await editor.get(contentOf(id))).json()))
      .toContain('Câu đầu. Trước trong sau');
    await expect(save(page)).toBeDisabled();
    await page.keyboard.press('Control+Z');
    await expect(text(page)).not.toContainText('sau');
    await discard(editor, `/api/blogs/${id}`);
  });
});
