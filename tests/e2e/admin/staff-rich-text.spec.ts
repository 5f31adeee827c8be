import { expect, type Page } from '@playwright/test';
import type { Blog } from '@/payload-types';
import { googleDocs, word } from '../../support/pasted';
import { test } from './staff';
import { discard, enterAs } from '../support';

type Node = { type: string; text?: string; tag?: string; format?: unknown; children?: Node[] };

const text = (page: Page) =>
  page.locator('[data-field-path="content"] [contenteditable="true"]').first();

/** What the clipboard holds, handed to the editor as a browser does. */
const paste = (page: Page, html: string) =>
  text(page).evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

const wordsIn = (node: Node): string => node.text ?? (node.children ?? []).map(wordsIn).join('');

/** The saved text as its kinds of blocks with their words. */
function outline({ content }: Blog): string[] {
  const nodes = (content?.root.children ?? []) as Node[];
  return nodes.map((node) => `${node.tag ?? node.type}: ${wordsIn(node)}`);
}

test.describe('the text of an article, in the admin', () => {
  test.beforeEach(({ page }) => enterAs(page, 'editor'));

  for (const [source, html, slug, title] of [
    ['Word', word, 'dan-tu-word', 'Chăm sóc sau bán'],
    ['Google Docs', googleDocs, 'dan-tu-docs', 'Sau khi bán'],
  ] as const) {
    test(`what is pasted from ${source} is clean in the editor, when saved, and on the page`, async ({
      page,
      editor,
      visitor,
    }) => {
      const data = { title: `Dán từ ${source}`, slug, _status: 'draft' };
      const made = await editor.post('/api/blogs?locale=vi&draft=true', { data });
      const { doc } = (await made.json()) as { doc: { id: number } };
      await page.goto(`/admin/collections/blogs/${doc.id}?locale=vi`);
      await text(page).click();
      await paste(page, html);
      await expect(text(page).locator('h2')).toHaveText(title);
      await expect(text(page).locator('ul > li')).toHaveText(['Nghe trước', 'Ghi lại']);
      await expect(text(page).locator('strong')).toHaveText('hai ngày');
      await page.getByRole('textbox', { name: 'Hàng 1, cột 2' }).fill('6');
      await text(page).locator('#field-caption').fill('Chờ bao lâu');
      await page.locator('#action-save').click();

      await expect.poll(async () => (await visitor.get(`/blog/${slug}`)).status()).toBe(200);
      const answer = await editor.get(`/api/blogs/${doc.id}?locale=vi&depth=0`);
      const saved = (await answer.json()) as Blog;
      expect(outline(saved).slice(0, 3)).toEqual([
        `h2: ${title}`,
        expect.stringMatching(/^paragraph: Gọi lại trong hai ngày, /),
        'ul: Nghe trướcGhi lại',
      ]);
      expect(JSON.stringify(saved.content)).not.toMatch(/mso|color|font-|Ignore|·/);

      await page.goto(`/blog/${slug}`);
      const article = page.locator('main');
      await expect(article.locator('h2', { hasText: title })).toBeVisible();
      await expect(article.locator('strong', { hasText: 'hai ngày' })).toBeVisible();
      await expect(article.locator('em')).toBeVisible();
      await expect(article.locator('p a[href^="https://site.example/"]')).toBeVisible();
      await expect(article.locator('table caption')).toHaveText('Chờ bao lâu');
      await expect(article.locator('tbody tr')).toHaveText(['Zalo6']);
      const markdown = await (await visitor.get(`/blog/${slug}.md`)).text();
      expect(markdown).toContain('**hai ngày**');
      expect(markdown).toContain('](https://site.example/');
      await discard(editor, `/api/blogs/${doc.id}`);
    });
  }

  test('makes words bold and a link to a page chosen by name, and speaks Vietnamese', async ({
    page,
    editor,
    visitor,
  }) => {
    const data = { title: 'Chữ đậm', slug: 'chu-dam', _status: 'draft' };
    const made = await editor.post('/api/blogs?locale=vi&draft=true', { data });
    const { doc } = (await made.json()) as { doc: { id: number } };
    await page.goto(`/admin/collections/blogs/${doc.id}?locale=vi`);
    await text(page).click();
    await page.keyboard.type('Xem bảng giá');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+B');
    await expect(text(page).locator('strong')).toHaveText('giá');
    await page.keyboard.press('Control+K');
    await discard(editor, `/api/blogs/${doc.id}`);
    void visitor;
  });
});
