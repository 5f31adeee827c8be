import { type APIRequestContext, expect } from '@playwright/test';
import { screen } from './admin-screen-test-helpers';
import { pageData, test } from './admin-test-fixtures';
import { settings } from '../accounts-and-settings';

/** What a page offers in other languages: its hreflang links with their paths, and the language selector. */
async function offered(visitor: APIRequestContext, path: string) {
  const html = await screen(visitor, path);
  const links = html.querySelectorAll('link[rel="alternate"][hreflang]');
  return {
    inHead: Object.fromEntries(
      links.map((link) => [
        link.getAttribute('hreflang') ?? '',
        new URL(link.getAttribute('href') ?? '', settings.site()).pathname,
      ]),
    ),
    /** Where the language selector leads to for a language; undefined if it does not offer it. */
    addressIn: (language: string) =>
      html
        .querySelectorAll('[data-language-selector] a')
        .find(({ textContent }) => textContent.includes(language))
        ?.getAttribute('href'),
    banner: html.querySelector('header')?.textContent ?? '',
  };
}

test.describe('foundation: hreflang and language selector offer only what is published', () => {
  test('Vietnamese only, then English too, then Vietnamese only again', async ({
    editor,
    visitor,
    publishPage,
  }) => {
    const path = '/chi-tieng-viet';
    const id = await publishPage(path, 'vi');
    const expectVietnameseAlone = async () => {
      const { inHead, addressIn, banner } = await offered(visitor, path);
      expect(inHead).toEqual({ vi: path, 'x-default': path });
      expect(addressIn('Tiếng Việt')).toBe(path);
      expect(addressIn('English')).toBeUndefined();
      expect(banner).toContain('Trang này chưa có bằng ngôn ngữ kia');
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
      const { inHead, addressIn } = await offered(visitor, address);
      expect(inHead).toEqual(both);
      expect(addressIn(other)).toBe(otherAddress);
    }

    await inEnglish({ _status: 'draft' });
    await expectVietnameseAlone();
  });

  test('English only', async ({ visitor, publishPage }) => {
    const path = '/english-only';
    await publishPage(path, 'en');
    const { inHead, addressIn, banner } = await offered(visitor, `/en${path}`);
    expect(inHead).toEqual({ en: `/en${path}` });
    expect(addressIn('English')).toBe(`/en${path}`);
    expect(addressIn('Tiếng Việt')).toBeUndefined();
    expect(banner).toContain('This page is not available in the other language');
    expect((await visitor.get(path)).status()).toBe(404);
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
