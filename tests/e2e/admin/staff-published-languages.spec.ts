import { expect, type Page } from '@playwright/test';
import { pageData, test } from './admin-test-fixtures';
import { settings } from '../accounts-and-settings';

/** The hreflang links of a page, each with its path. */
async function offeredInHead(page: Page): Promise<Record<string, string>> {
  const links = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('hreflang') ?? '', one.getAttribute('href') ?? '']),
    );
  return Object.fromEntries(
    links.map(([lang = '', href]) => [lang, new URL(href ?? '', settings.site()).pathname]),
  );
}

const selector = (page: Page, name: string) =>
  page.locator('[data-language-selector] a').filter({ hasText: name });

test.describe('foundation: hreflang and language selector offer only what is published', () => {
  test('Vietnamese only, then English too, then Vietnamese only again', async ({
    editor,
    page,
    publishPage,
  }) => {
    const path = '/chi-tieng-viet';
    const id = await publishPage(path, 'vi');
    const expectVietnameseAlone = async () => {
      await page.goto(path);
      expect(await offeredInHead(page)).toEqual({ vi: path, 'x-default': path });
      await expect(selector(page, 'English')).toHaveCount(0);
      await expect(page.getByRole('banner')).toContainText('Trang này chưa có bằng ngôn ngữ kia');
    };
    await expectVietnameseAlone();

    const both = { vi: path, en: `/en${path}`, 'x-default': path };
    const inEnglish = (data: object) => editor.patch(`/api/pages/${id}?locale=en`, { data });
    // A draft in the other language gets no hreflang link.
    await inEnglish({ ...pageData('en'), _status: 'draft' });
    await expectVietnameseAlone();
    expect((await inEnglish({ ...pageData('en'), _status: 'published' })).ok()).toBe(true);
    for (const [address, other, otherAddress] of [
      [path, 'English', `/en${path}`],
      [`/en${path}`, 'Tiếng Việt', path],
    ] as const) {
      await page.goto(address);
      expect(await offeredInHead(page)).toEqual(both);
      await expect(selector(page, other)).toHaveAttribute('href', otherAddress);
    }

    await inEnglish({ _status: 'draft' });
    await expectVietnameseAlone();
  });

  test('English only', async ({ page, publishPage }) => {
    const path = '/english-only';
    await publishPage(path, 'en');
    await page.goto(`/en${path}`);
    expect(await offeredInHead(page)).toEqual({ en: `/en${path}` });
    await expect(selector(page, 'Tiếng Việt')).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText(
      'This page is not available in the other language',
    );
    expect((await page.goto(path))?.status()).toBe(404);
  });
});

test('foundation: the CMS never answers in the other language', async ({
  visitor,
  publishPage,
}) => {
  await publishPage('/chi-tieng-viet-2', 'vi');
  const response = await visitor.get('/en/chi-tieng-viet-2');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('There is no page at this address');
  expect(html).not.toContain('Trang thử');
});
