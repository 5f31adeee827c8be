import { expect } from '@playwright/test';
import { addresses } from '../public-page-urls';
import { demoRequest, leadsNamed } from '../forms/fill-in-demo-form';
import { test } from '../wait-for-page-scripts';
import { settings } from '../accounts-and-settings';

const FORGED = { cookie: 'preview=99999999999.forged' };

test('foundation: no Critical-CH, Accept-CH or X-Powered-By on public pages', async ({
  request,
}) => {
  for (const [path, policy] of [
    ...addresses.map((path) => [path, "default-src 'self'"] as const),
    ['/api/health/live', "default-src 'none'"], // The policy of an endpoint's answer allows no scripts.
  ] as const) {
    const headers = (await request.get(path)).headers();
    for (const name of ['critical-ch', 'accept-ch', 'x-powered-by']) {
      expect(headers[name], `${name} on ${path}`).toBeUndefined();
    }
    expect(headers['content-security-policy']).toContain(policy);
  }
});

test('no other site can frame a page, a file or an error of this site', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const file = /\/_site\/[^"]+\.css/.exec(home)?.[0] ?? '';
  for (const path of ['/', '/nothing-here', file, '/favicon.ico', '/api/health/live', '/%00']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toMatch(/frame-ancestors '(?:self|none)'/);
  }
});

for (const path of ['/', '/en']) {
  test(`foundation: home is static HTML in both languages, refreshed by tag: kept, but shared caches have to ask (${path})`, async ({
    request,
  }) => {
    let response = await request.get(path);
    await expect(async () => {
      response = await request.get(path); // a copy that has just expired is rendered again meanwhile
      expect(response.headers()['cache-status']).toBe('pages; hit');
    }).toPass({ timeout: 10_000 });
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    const html = await response.text();
    for (const part of ['<h1', 'id="platform"', '<blockquote', '</footer>']) {
      expect(html).toContain(part);
    }
    const again = await request.get(path, {
      headers: { 'If-None-Match': response.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  });
}

test.describe('foundation: an unpublished address is 404 in its language, and takes no place among the kept pages', () => {
  const ways: [string, (name: string) => string, Record<string, string>?][] = [
    ['as it is', (name) => `/${name}`],
    ['in English', (name) => `/en/${name}`],
    ['below a list', (name) => `/blog/${name}`],
    ['a cookie of a preview that this site never started', (name) => `/en/${name}`, FORGED],
    ['that cookie below a list', (name) => `/events/${name}`, FORGED],
    ['below an address of machines', (name) => `/graphql/${name}`],
    ["below the framework's files", (name) => `/_next/${name}`],
  ];

  for (const [way, addressOf, headers = {}] of ways) {
    test(way, async ({ request }) => {
      await request.get('/nothing-here'); // the 404 page is cached from here on
      await request.get('/en/nothing-here');
      for (let number = 1000; number < 1010; number += 1) {
        const address = addressOf(`unknown-${number}`);
        const response = await request.get(address, { headers });
        expect(response.status(), address).toBe(404);
        // All unknown URLs share one cached page per language.
        expect(response.headers()['cache-status'], address).toBe('pages; hit');
      }
    });
  }
});

test('a page rendered for one request is stored by no cache', async ({ request }) => {
  const { 'cache-control': kept } = (await request.get('/en/search?q=nps')).headers();
  expect(kept).toMatch(/^private,.* no-store/);
});

for (const path of ['/administration', '/apiary', '/graphql-guide', '/en/apiary']) {
  test(`an address that only begins like one for programs shows a page (${path})`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('</footer>');
  });
}

for (const [path, type] of [
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/icon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-192.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/icon-maskable-512.png', 'image/png'],
] as const) {
  test(`telephones and browsers get the site's icon (${path})`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    expect((await response.body()).length).toBeGreaterThan(200);
  });
}

test('foundation: /api/health/live and /api/health/ready tell the truth', async ({ request }) => {
  expect((await request.get('/api/health/live')).status()).toBe(200);
  const ready = await request.get('/api/health/ready');
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toEqual({
    status: 'ready',
    checks: { database: 'ok', migrations: 'ok', queue: 'ok' },
  });
});

test.describe('foundation: a post from another site gets 403', () => {
  const values = (name: string) => ({ ...demoRequest(name), agree: 'yes', locale: 'en' });

  test('however the browser reports it, and nothing is stored', async ({ request }) => {
    const name = 'Posted From Elsewhere';
    const host = new URL(settings.site());
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: host.origin },
      { Origin: 'https://elsewhere.example' },
      { Origin: `http://${host.hostname}.elsewhere.example:${host.port}` },
      { Origin: 'null' },
    ]) {
      for (const accept of ['application/json', 'text/html']) {
        const response = await request.post('/api/forms/book-demo', {
          form: values(name),
          headers: { ...headers, Accept: accept } as Record<string, string>,
          maxRedirects: 0,
        });
        expect(response.status(), JSON.stringify(headers)).toBe(403);
        expect(await response.json()).toMatchObject({ code: 'cross-site' });
      }
    }
    expect(await leadsNamed(name)).toEqual([]);
  });

  test('and a post from this site is accepted', async ({ request }) => {
    const name = 'Posted From Here';
    const { origin } = new URL(settings.site());
    const response = await request.post('/api/forms/book-demo', {
      form: values(name),
      headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Accept: 'application/json' },
    });
    expect(response.status()).toBe(200);
    expect(await leadsNamed(name)).toHaveLength(1);
  });

  test('in a browser', async ({ page }) => {
    const name = 'Lured Elsewhere';
    const fields = Object.entries(values(name))
      .map(([field, value]) => `<input type="hidden" name="${field}" value="${value}">`)
      .join('');
    const action = `${settings.site()}/api/forms/book-demo`;
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${action}">${fields}<button>Win</button></form>`,
      }),
    );
    await page.goto('http://elsewhere.example/');
    const answer = page.waitForResponse(action);
    await page.getByRole('button', { name: 'Win' }).click();
    expect((await answer).status()).toBe(403);
    expect(await leadsNamed(name)).toEqual([]);
  });
});
