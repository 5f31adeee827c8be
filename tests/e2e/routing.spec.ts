import { expect, test } from '@playwright/test';

test.describe('locale routing', () => {
  test('D2 Vietnamese has no prefix and English lives under /en', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.locator('h1')).toContainText('Hiểu từng khách');
    await page.goto('/en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1')).toContainText('Know every customer.');
  });

  test('D2 /vi redirects for good to the bare path and keeps the query', async ({ request }) => {
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

  test('D2 nobody is redirected by the language of the browser', async ({ request }) => {
    const response = await request.get('/', {
      headers: { 'Accept-Language': 'en-US,en;q=0.9' },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<html lang="vi"');
  });

  test('D2 a path that only begins like a language prefix is an ordinary path', async ({
    request,
  }) => {
    const response = await request.get('/vi-du/x', { maxRedirects: 0 });
    expect(response.status()).toBe(404);
  });

  test('§2 the language selector keeps the path', async ({ page }) => {
    await page.goto('/book-demo');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/book-demo$/);
    await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();
    await expect(page).toHaveURL(/[^n]\/book-demo$/);
  });

  for (const [path, lang, title] of [
    ['/khong-co', 'vi', 'Không có trang nào ở địa chỉ này'],
    ['/en/nothing-here', 'en', 'There is no page at this address'],
  ] as const) {
    test(`foundation: an unknown address answers 404 in its language without JavaScript (${lang})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await context.close();
    });
  }

  test('foundation: canonical and hreflang use SITE_URL and name only published languages', async ({
    page,
  }) => {
    await page.goto('/en/book-demo');
    const href = (selector: string) => page.locator(selector).getAttribute('href');
    expect(await href('link[rel="canonical"]')).toMatch(/^http:\/\/localhost:\d+\/en\/book-demo$/);
    expect(await href('link[hreflang="vi"]')).toMatch(/:\d+\/book-demo$/);
    expect(await href('link[hreflang="x-default"]')).toMatch(/:\d+\/book-demo$/);
  });
});

test('foundation: public pages send no Critical-CH, Accept-CH or X-Powered-By', async ({
  request,
}) => {
  for (const path of ['/', '/en', '/book-demo', '/khong-co', '/api/health/live']) {
    const headers = (await request.get(path)).headers();
    for (const name of ['critical-ch', 'accept-ch', 'x-powered-by']) {
      expect(headers[name], `${name} on ${path}`).toBeUndefined();
    }
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  }
});

test('foundation: shared caches may not keep a page past its publishing', async ({ request }) => {
  const response = await request.get('/');
  expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await request.get('/', {
    headers: { 'If-None-Match': response.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('foundation: health says live, and ready with database, migrations and queue', async ({
  request,
}) => {
  expect((await request.get('/api/health/live')).status()).toBe(200);
  const ready = await request.get('/api/health/ready');
  expect(await ready.json()).toEqual({
    status: 'ready',
    checks: { database: 'ok', migrations: 'ok', queue: 'ok' },
  });
});
