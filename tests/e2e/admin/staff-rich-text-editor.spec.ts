import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Blog } from '@/payload-types';
import { googleDocs, word } from '../../support/pasted-html';
import { screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { discard, enterAs } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

type Node = { type: string; text?: string; tag?: string; format?: unknown; children?: Node[] };

const text = (page: Page) =>
  page.locator('[data-field-path="content"] [contenteditable="true"]').first();

/**
 * Presses a key in the text and waits for two frames. The editor updates its selection from an event of the next
 * frame; a key that comes earlier, faster than any person types, would act on the old selection.
 */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Pastes the content of a clipboard into the editor, as a browser does. */
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

/** The saved text as a list of block types with their texts. */
function outline({ content }: Blog): string[] {
  const nodes = (content?.root.children ?? []) as Node[];
  return nodes.map((node) => `${node.tag ?? node.type}: ${wordsIn(node)}`);
}

/**
 * Waits until the form contains these texts: the editor writes its text into the form when the browser is idle, and the
 * checks read it then.
 */
const formHolds = (page: Page, words: string) =>
  page.waitForRequest(
    (request) => request.url().includes('/check?') && (request.postData() ?? '').includes(words),
  );

/** An article without a text, not published yet. Returns its id. */
async function draftOf(editor: APIRequestContext, slug: string): Promise<number> {
  const data = { title: `Bài ${slug}`, slug, _status: 'draft' };
  const made = await editor.post('/api/blogs?locale=vi&draft=true', { data });
  return ((await made.json()) as { doc: { id: number } }).doc.id;
}

/** Holds the first answer about the pasted table until it is given. */
async function holdTableAnswer(page: Page) {
  const { promise: given, resolve: give } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/admin/**', async (route) => {
    const isOfTable = (route.request().postData() ?? '').includes('lexical_blocks.table');
    if (isHeld || !isOfTable) return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    await given;
    return route.fulfill({ response });
  });
  return { give, isHeld: () => isHeld };
}

/** What visitors read of a pasted text. */
async function expectPublished(visitor: APIRequestContext, slug: string, title: string) {
  const main = (await screen(visitor, `/blog/${slug}`)).querySelector('main');
  const textsOf = (selector: string) =>
    main?.querySelectorAll(selector).map(({ textContent }) => textContent.trim());
  expect(textsOf('h2')).toContain(title);
  expect(textsOf('strong')).toContain('hai ngày');
  expect(textsOf('em')).not.toEqual([]);
  expect(textsOf('p a[href^="https://site.example/"]')).toHaveLength(1);
  expect(textsOf('table caption')).toEqual(['Chờ bao lâu']);
  expect(textsOf('tbody tr')).toEqual(['Zalo6']);
  const markdown = await (await visitor.get(`/blog/${slug}.md`)).text();
  expect(markdown).toContain('**hai ngày**');
  expect(markdown).toContain('](https://site.example/');
}

test.describe('the text of an article, in the admin', () => {
  test.beforeEach(({ page }) => enterAs(page, 'editor'));

  // The unit tests of the cleaning read the text of both sources.
  for (const [source, html, slug, title] of firstOrAll([
    ['Word', word, 'dan-tu-word', 'Chăm sóc sau bán'],
    ['Google Docs', googleDocs, 'dan-tu-docs', 'Sau khi bán'],
  ])) {
    test(`what is pasted from ${source} is clean in the editor, when saved, and on the page`, async ({
      page,
      editor,
      visitor,
    }) => {
      const id = await draftOf(editor, slug);
      await page.goto(`/admin/collections/blogs/${id}?locale=vi`);
      await text(page).click();
      await paste(page, html);
      await expect(text(page).locator('h2')).toHaveText(title);
      await expect(text(page).locator('ul > li')).toHaveText(['Nghe trước', 'Ghi lại']);
      await expect(text(page).locator('strong')).toHaveText('hai ngày');
      await test.step('what is typed into a table just before the answer to earlier typing arrives reaches the article', async () => {
        const cell = page.getByRole('textbox', { name: 'Hàng 1, cột 2' });
        await expect(cell).toBeVisible();
        // The answer about the cell is held until the caption of the table has been typed.
        const { give, isHeld } = await holdTableAnswer(page);
        await cell.fill('6');
        await expect.poll(isHeld).toBe(true);
        const held = formHolds(page, 'Chờ bao lâu');
        await text(page).locator('#field-caption').fill('Chờ bao lâu');
        give();
        await held;
        await page.unroute('**/admin/**');
      });
      await page.locator('#action-save').click();

      await expect.poll(async () => (await visitor.get(`/blog/${slug}`)).status()).toBe(200);
      const answer = await editor.get(`/api/blogs/${id}?locale=vi&depth=0`);
      const saved = (await answer.json()) as Blog;
      expect(outline(saved).slice(0, 3)).toEqual([
        `h2: ${title}`,
        expect.stringMatching(/^paragraph: Gọi lại trong hai ngày, /),
        'ul: Nghe trướcGhi lại',
      ]);
      expect(JSON.stringify(saved.content)).not.toMatch(/mso|color|font-|Ignore|·/);
      await expectPublished(visitor, slug, title);
      await discard(editor, `/api/blogs/${id}`);
    });
  }

  test('makes words bold, and a link to a page chosen by name, in Vietnamese throughout', async ({
    page,
    editor,
    visitor,
  }) => {
    const id = await draftOf(editor, 'chu-dam');
    await page.goto(`/admin/collections/blogs/${id}?locale=vi`);
    await text(page).click();
    await page.keyboard.type('Xem bảng giá');
    for (const _ of 'bảng giá') await press(page, 'Shift+ArrowLeft');
    await press(page, 'Control+B');
    await expect(text(page).locator('strong')).toHaveText('bảng giá');

    await page.locator('.toolbar-popup__button-link').first().click();
    const drawer = page.locator('dialog[open], .drawer--is-open').last();
    await expect(drawer).toContainText('Loại liên kết');
    await drawer.locator('label[for*="linkType-internal"]').click();
    await drawer.locator('#field-doc .rs__control').click();
    await page.keyboard.type('Bảng giá');
    await drawer
      .locator('.rs__option')
      .filter({ hasText: /^Bảng giá$/ })
      .click();
    const held = formHolds(page, '"relationTo":"pages"');
    const save = drawer.getByRole('button', { name: 'Lưu thay đổi' });
    // The drawer ignores a press while it validates the choice on the server.
    await expect(async () => {
      if (await save.isVisible()) await save.click({ timeout: 2000 });
      await expect(drawer).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(text(page).locator('a strong')).toHaveText('bảng giá');
    await held;

    await press(page, 'End');
    await press(page, 'Enter');
    await page.keyboard.type('/');
    const menu = page.locator('.slash-menu-popup');
    await expect(menu).toContainText('Lưu ý');
    await expect(menu).not.toContainText(/List|Heading|Table|Paragraph|Upload|Quote|Note/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');

    await page.locator('#action-save').click();
    await expect.poll(async () => (await visitor.get('/blog/chu-dam')).status()).toBe(200);
    const link = 'main p a[href="/pricing"] strong';
    const words = (await screen(visitor, '/blog/chu-dam')).querySelectorAll(link);
    expect(words.map(({ textContent }) => textContent)).toEqual(['bảng giá']);
    await discard(editor, `/api/blogs/${id}`);
  });
});
