import { type APIRequestContext, expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { firstOrAll } from '../../support/all-combinations';
import { chooseLanguage } from '../page-shell/choose-language';
import { test } from '../wait-for-page-scripts';
import { linksOf } from './links-in-page-head';
import { rowsOf, settings } from '../accounts-and-settings';

/** The status, HTML and texts of a page as the server sends it. */
async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const page = parse(html);
  const textOf = (selector: string) => page.querySelector(selector)?.textContent;
  return {
    status: response.status(),
    html,
    lang: page.querySelector('html')?.getAttribute('lang'),
    title: textOf('h1'),
    text: textOf('main'),
  };
}

test('D2 Vietnamese has no prefix, English has /en, slugs are the same', async ({ request }) => {
  for (const [slug, vietnamese, english] of [
    ['', 'Phần mềm quản trị trải nghiệm khách hàng', 'Customer experience software'],
    ['/book-demo', '30 phút', '30 minutes'],
  ] as const) {
    const [vi, en] = [await readPage(request, slug || '/'), await readPage(request, `/en${slug}`)];
    expect([vi.lang, en.lang]).toEqual(['vi', 'en']);
    expect(vi.title?.replaceAll(/\s+/g, ' ')).toContain(vietnamese);
    expect(en.title?.replaceAll(/\s+/g, ' ')).toContain(english);
  }
});

test.describe('D2 /vi and below redirects with 308 to the bare path, query kept', () => {
  test('home and pages', async ({ request }) => {
    for (const [from, to] of [
      ['/vi', '/'],
      ['/vi/book-demo?utm_source=a&utm_term=b', '/book-demo?utm_source=a&utm_term=b'],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(new URL(response.headers().location ?? '', 'http://site').href).toBe(
        `http://site${to}`,
      );
    }
  });

  test('but not a path that only begins like the language prefix', async ({ request }) => {
    const response = await request.get('/vi-du/x', { maxRedirects: 0 });
    expect(response.status()).toBe(404);
  });
});

test('D2 no redirect by Accept-Language or address', async ({ request }) => {
  for (const [path, lang, headers] of [
    ['/', 'vi', { 'Accept-Language': 'en-US,en;q=0.9' }],
    ['/', 'vi', { 'X-Forwarded-For': '8.8.8.8', 'CF-IPCountry': 'US' }],
    ['/en', 'en', { 'Accept-Language': 'vi-VN,vi;q=0.9', 'CF-IPCountry': 'VN' }],
  ] as const) {
    const response = await request.get(path, { headers, maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<html lang="${lang}"`);
  }
});

test('§1 every page exists in Vietnamese and English, Vietnamese by default', async ({
  request,
}) => {
  // Every seeded page is in both languages (crawl/every-page-status-title-and-axe.spec.ts tests each). Pages of other
  // tests are in the trash.
  const oneLanguage = await rowsOf<{ path: string }>(
    `SELECT path FROM pages WHERE deleted_at IS NULL AND (SELECT count(*) FROM pages_locales WHERE _parent_id = pages.id) < 2`,
  );
  expect(oneLanguage).toEqual([]);
  const marks = { vi: /khách|phản hồi|chúng tôi|bạn/i, en: /\b(?:the|your|and|with)\b/i };
  for (const path of ['/', '/book-demo', '/book-demo/thank-you', '/form/book-demo']) {
    for (const [lang, address, other] of [
      ['vi', path, 'en'],
      ['en', path === '/' ? '/en' : `/en${path}`, 'vi'],
    ] as const) {
      const { status, lang: said, text } = await readPage(request, address);
      expect(status, address).toBe(200);
      expect(said, address).toBe(lang);
      expect(text, address).toMatch(marks[lang]);
      expect(text, address).not.toMatch(marks[other]);
    }
  }
});

test.describe('§4 choosing a language leads to the same path and query in it', () => {
  const query = '?utm_source=newsletter&utm_term=kh%C3%A1ch';

  test('with JavaScript', async ({ page }) => {
    await page.goto(`/book-demo${query}`);
    await chooseLanguage(page, 'en');
    await expect(page).toHaveURL(`/en/book-demo${query}`);
    await chooseLanguage(page, 'vi');
    await expect(page).toHaveURL(`/book-demo${query}`);
    await page.goto('/en');
    await chooseLanguage(page, 'vi');
    await expect(page).toHaveURL('/');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    // A cached page can not know the query of a request.
    test('the path, if not the query', async ({ page }) => {
      await page.goto(`/book-demo${query}`);
      await chooseLanguage(page, 'en');
      await expect(page).toHaveURL(/:\d+\/en\/book-demo(?:\?|$)/);
    });
  });
});

type Nowhere = readonly [path: string, language: string, title: string];
const nowhere: readonly [Nowhere, ...Nowhere[]] = [
  ['/en/nothing-here', 'en', 'There is no page at this address'],
  ['/khong-co', 'vi', 'Không có trang nào ở địa chỉ này'],
];

for (const [path, lang, title] of firstOrAll(nowhere)) {
  test(`foundation: an unpublished address is 404 in its language (unknown, ${lang}, JavaScript on)`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

for (const [path, lang, title] of nowhere) {
  test(`foundation: an unpublished address is 404 in its language (unknown, ${lang}, as it is sent)`, async ({
    request,
  }) => {
    const { status, lang: said, title: heading } = await readPage(request, path);
    expect({ status, said, heading }).toEqual({ status: 404, said: lang, heading: title });
  });
}

test('names: SITE_URL is read when serving, for canonical and hreflang', async ({ request }) => {
  // The port of a test run is chosen when it starts, so no build could know it.
  const { origin } = new URL(settings.site());
  for (const path of ['/book-demo', '/en/book-demo']) {
    const { html } = await readPage(request, path);
    expect(linksOf(html, 'canonical')).toEqual([['', `${origin}${path}`]]);
    expect(Object.fromEntries(linksOf(html, 'alternate'))).toEqual({
      vi: `${origin}/book-demo`,
      en: `${origin}/en/book-demo`,
      'x-default': `${origin}/book-demo`,
    });
  }
});

for (const prefix of ['', '/en']) {
  test(`a shortened or guessed address redirects to its list (${prefix || 'vi'})`, async ({
    request,
  }) => {
    for (const [shortened, list] of [
      ['/solutions/use-case', '/solutions#use-cases'],
      ['/solutions/cx-metric', '/solutions#metrics'],
      ['/use-cases', '/solutions#use-cases'],
      ['/industries', '/solutions#industries'],
      ['/comparisons', '/comparison-listing'],
      ['/integrations', '/marketplace'],
      ['/solutions/', '/solutions'],
    ] as const) {
      const response = await request.get(prefix + shortened, { maxRedirects: 0 });
      expect([307, 308], shortened).toContain(response.status());
      const { pathname, hash } = new URL(response.headers().location ?? '', response.url());
      expect(pathname + hash, shortened).toBe(prefix + list);
    }
    const { html } = await readPage(request, `${prefix}/solutions`);
    const page = parse(html);
    expect(page.querySelectorAll(`main a[href^="${prefix}/solutions/"]`)).toHaveLength(22);
    for (const id of ['use-cases', 'metrics', 'industries']) {
      expect(page.querySelector(`[id="${id}"]`), id).not.toBeNull();
    }
  });
}
