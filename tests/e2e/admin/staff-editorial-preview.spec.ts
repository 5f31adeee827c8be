import { expect, type Page } from '@playwright/test';
import type { AddressedList } from '../../../src/lib/urls-of-entry-lists';
import { firstOrAll } from '../../support/all-combinations';
import { previewLink } from './admin-screen-test-helpers';
import { pageData, test } from './admin-test-fixtures';
import { discard, enterAs } from '../accounts-and-settings';

const toggler = (page: Page) => page.locator('#live-preview-toggler');
const preview = (page: Page) => page.frameLocator('iframe#live-preview-iframe');
const widths = { 'Điện thoại': 390, 'Máy tính bảng': 744, 'Máy tính · Desk': 1280 };

type Named = (title: string) => Record<string, unknown>;
const byTitle: Named = (title) => ({ title });

/** The naming field of each list that has pages. */
const namedIn: Record<AddressedList, Named> = {
  blogs: byTitle,
  'news-and-press': byTitle,
  comparisons: byTitle,
  'customer-successes': byTitle,
  'event-pages': (title) => ({ banner: { title } }),
  faqs: (question) => ({ question }),
  'career-opportunities': byTitle,
  integrations: (name) => ({ name }),
  resources: byTitle,
};

/** Opens the live preview, unless the CMS has kept it open since the last form. */
async function showPreview(page: Page): Promise<void> {
  const frame = page.locator('iframe#live-preview-iframe');
  if ((await frame.count()) === 0) await toggler(page).click();
  await expect(frame).toBeVisible();
}

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-language-status] [data-status]')).toHaveCount(2);
}

test.describe('the page beside its form', () => {
  test.beforeEach(({ page }) => enterAs(page, 'editor'));

  test('previews in the form of a page', async ({ page, publishPage, visitor }) => {
    const id = await publishPage('/xem-truoc', 'vi');
    await openForm(page, `/admin/collections/pages/${id}?locale=vi`);

    await test.step('at three widths, in the edited language, and reloaded after a save', async () => {
      await showPreview(page);
      await expect(preview(page).locator('main')).toContainText('Trang thử');
      for (const [name, width] of Object.entries(widths)) {
        await page.locator('.live-preview-toolbar-controls__breakpoint').click();
        await page.getByRole('button', { name: new RegExp(name) }).click();
        await expect
          .poll(() =>
            preview(page)
              .locator('html')
              .evaluate(() => window.innerWidth),
          )
          .toBe(width);
      }
      await page.locator('#field-sections__0__title').fill('Bản nháp trong khung');
      await page.locator('#action-save-draft').click();
      await expect(preview(page).locator('main')).toContainText('Bản nháp trong khung');
      expect(await (await visitor.get('/xem-truoc')).text()).not.toContain('Bản nháp trong khung');
    });

    await test.step('the search result and the social picture are shown as they will appear', async () => {
      const picture = page.getByRole('img', { name: 'Hình khi chia sẻ liên kết' });
      await expect(picture).toHaveAttribute('src', /title=Trang\+th/);
      await expect
        .poll(() =>
          picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)),
        )
        .toBe(1200);
      const src = (await picture.getAttribute('src')) ?? '';
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
    });

    await test.step('section rows show their own text, and the section chooser shows a picture', async () => {
      await expect(page.locator('#sections-row-0 .admin-row-title').first()).toContainText(
        'Bản nháp trong khung',
      );
      await page.getByRole('button', { name: /Thêm/ }).first().click();
      const pictures = page.locator('.thumbnail-card img');
      await expect(pictures.first()).toBeVisible();
      const broken = () =>
        pictures.evaluateAll(
          (all) =>
            all.filter(
              (one) => one instanceof HTMLImageElement && one.complete && !one.naturalWidth,
            ).length,
        );
      await expect.poll(broken).toBe(0);
      await expect(
        page.locator('.thumbnail-card').filter({ hasNot: page.locator('img') }),
      ).toHaveCount(0);
    });
  });

  test('a draft page without an address can be previewed, in both languages', async ({
    page,
    editor,
  }) => {
    const titles = { vi: 'Trang chưa có địa chỉ', en: 'A page without an address' };
    const made = await editor.post('/api/pages?locale=vi&draft=true', {
      data: { ...pageData('vi'), title: titles.vi, _status: 'draft' },
    });
    expect(made.ok(), await made.text()).toBe(true);
    const { doc } = (await made.json()) as { doc: { id: number } };
    const english = { ...pageData('en'), title: titles.en, _status: 'draft' };
    await editor.patch(`/api/pages/${doc.id}?locale=en&draft=true`, { data: english });
    for (const language of firstOrAll(['en', 'vi'])) {
      await openForm(page, `/admin/collections/pages/${doc.id}?locale=${language}`);
      await showPreview(page);
      const words = pageData(language).title as string;
      await expect(preview(page).locator('main')).toContainText(words);
      await expect(preview(page).locator('html')).toHaveAttribute('lang', language);
      const link = await page.locator('#preview-button').getAttribute('href');
      const shown = await page.request.get(link ?? '');
      expect(shown.status()).toBe(200);
      expect(await shown.text()).toContain(`<title>${titles[language]}`);
    }
    await page.goto(`/admin/collections/pages/${doc.id}/side-by-side`);
    for (const [index, language] of (['vi', 'en'] as const).entries()) {
      const frame = page.frameLocator('iframe').nth(index);
      await expect(frame.locator('main')).toContainText(pageData(language).title as string);
    }
    await discard(editor, `/api/pages/${doc.id}`);
  });
});

for (const [list, named] of Object.entries(namedIn)) {
  test(`a draft in ${list} without an address can be previewed, by editors only`, async ({
    editor,
    visitor,
  }) => {
    const words = { vi: 'Bài chưa có địa chỉ', en: 'An entry without an address' };
    const draft = (title: string) => ({ data: { ...named(title), _status: 'draft' } });
    const made = await editor.post(`/api/${list}?locale=vi&draft=true`, draft(words.vi));
    expect(made.ok(), await made.text()).toBe(true);
    const { doc } = (await made.json()) as { doc: { id: number } };
    await editor.patch(`/api/${list}/${doc.id}?locale=en&draft=true`, draft(words.en));
    for (const language of firstOrAll(['vi', 'en'])) {
      const form = `/admin/collections/${list}/${doc.id}?locale=${language}`;
      const link = await previewLink(editor, form);
      const shown = await editor.get(link);
      expect(shown.status()).toBe(200);
      expect(await shown.text()).toContain(words[language]);
      expect((await visitor.get(link)).status()).toBe(403);
      expect((await visitor.get(shown.url())).status()).toBe(404);
    }
    await discard(editor, `/api/${list}/${doc.id}`);
  });
}

test('the social picture of a draft is rendered for editors only', async ({ visitor }) => {
  const asked = await visitor.get('/api/preview/social?path=/x&locale=vi&title=Thử');
  expect(asked.status()).toBe(403);
  expect((await visitor.get('/api/preview/social?path=/x')).status()).toBe(400);
});
