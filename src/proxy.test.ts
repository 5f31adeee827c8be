import { readdirSync } from 'node:fs';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest, type NextResponse } from 'next/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { publicFiles } from '@/i18n/code-routes';
import { setPublishedPaths } from '@/i18n/published-paths';
import { config, proxy } from '@/proxy';

const ORIGIN = 'http://localhost:3000';
const SCREEN = '/not-found-screen';

type Shared = Record<symbol, unknown>;
const forgetPublishedPaths = () => {
  delete (globalThis as Shared)[Symbol.for('site.published-paths')];
};

const ask = (address: string, headers: Record<string, string> = {}): NextResponse =>
  proxy(new NextRequest(`${ORIGIN}${address}`, { headers }));

/** Where the answer is rendered, without origin; null when it goes on as it came. */
const rewriteOf = (response: NextResponse) =>
  response.headers.get('x-middleware-rewrite')?.replace(ORIGIN, '') ?? null;

beforeEach(() => {
  setPublishedPaths({
    vi: new Set(['/', '/book-demo', '/only-vietnamese', '/solutions/sales']),
    en: new Set(['/', '/book-demo']),
  });
});

describe('D2 /vi and below redirects with 308 to the bare path, query kept', () => {
  it.each([
    ['/vi', '/'],
    ['/vi/', '/'],
    ['/vi/book-demo', '/book-demo'],
    ['/vi/solutions/sales?utm_source=a&b=%26', '/solutions/sales?utm_source=a&b=%26'],
    ['/vi?x=1', '/?x=1'],
    // Gone or never there: the bare address says so, not this one.
    ['/vi/nothing-here', '/nothing-here'],
    ['/vi/vi/book-demo', '/vi/book-demo'],
  ])('%s', (address, target) => {
    const response = ask(address);
    expect(response.status).toBe(308);
    const location = new URL(response.headers.get('location')!);
    expect(location.origin).toBe(ORIGIN);
    expect(location.pathname + location.search).toBe(target);
  });

  it.each(['/vietnam', '/vi-mo', '/vi.html', '/VI/book-demo'])(
    'an address that only begins alike is an ordinary one: %s',
    (address) => {
      forgetPublishedPaths();
      const response = ask(address);
      expect(response.status).toBe(200);
      expect(rewriteOf(response)).toBe(`/vi${address}`);
    },
  );
});

describe('D2 Vietnamese has no prefix, English has /en, slugs are the same', () => {
  it.each([
    ['/', '/vi'],
    ['/book-demo', '/vi/book-demo'],
    ['/book-demo?utm_source=a', '/vi/book-demo?utm_source=a'],
    ['/solutions/sales', '/vi/solutions/sales'],
  ])('%s is rendered in Vietnamese', (address, inside) => {
    const response = ask(address);
    expect(response.status).toBe(200);
    expect(rewriteOf(response)).toBe(inside);
  });

  it.each(['/en', '/en/book-demo', '/en/book-demo?utm_source=a'])('%s stays itself', (address) => {
    const response = ask(address);
    expect(response.status).toBe(200);
    expect(rewriteOf(response)).toBe(address);
  });

  it('an address that begins like English is an ordinary one', () => {
    expect(rewriteOf(ask('/england'))).toBe(`/vi${SCREEN}`);
    forgetPublishedPaths();
    expect(rewriteOf(ask('/england'))).toBe('/vi/england');
  });
});

describe('D2 no redirect by Accept-Language or address', () => {
  it.each(['en', 'en-US,en;q=0.9', 'fr', ''])('accepting "%s"', (language) => {
    const headers = { 'accept-language': language, 'x-forwarded-for': '8.8.8.8' };
    expect(rewriteOf(ask('/', headers))).toBe('/vi');
    expect(rewriteOf(ask('/en', headers))).toBe('/en');
  });
});

describe('foundation: an unpublished address is 404 in its language', () => {
  it.each([
    ['/nothing-here', 'vi'],
    ['/nothing-here?x=1', 'vi'],
    ['/en/nothing-here', 'en'],
    // Live in the other language only.
    ['/en/only-vietnamese', 'en'],
    ['/Book-Demo', 'vi'],
    ['/en/en', 'en'],
    ['/EN', 'vi'],
  ])('%s shows the screen of %s', (address, locale) => {
    const response = ask(address);
    expect(response.status).toBe(404);
    expect(new URL(rewriteOf(response)!, ORIGIN).pathname).toBe(`/${locale}${SCREEN}`);
  });

  it('while nobody has said what is live, the page itself finds out', () => {
    forgetPublishedPaths();
    expect(rewriteOf(ask('/nothing-here'))).toBe('/vi/nothing-here');
    expect(rewriteOf(ask('/en/nothing-here'))).toBe('/en/nothing-here');
  });

  it.each(['/book-demo/thank-you', '/form/book-demo'])('%s is answered by code', (address) => {
    expect(rewriteOf(ask(address))).toBe(`/vi${address}`);
    expect(rewriteOf(ask(`/en${address}`))).toBe(`/en${address}`);
  });

  it.each(['/book-demo/thank-you/more', '/form', '/form/book-demo/more', '/form/BOOK'])(
    '%s is not',
    (address) => {
      expect(ask(address).status).toBe(404);
    },
  );
});

describe('odd addresses', () => {
  it.each([
    '/%E0%A4%A',
    '/%',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%00',
    '/gi%E1%BB%9Bi-thi%E1%BB%87u',
    '/giới-thiệu',
    '//book-demo',
    '//evil.example/x',
    '/en//book-demo',
    '/constructor',
    '/__proto__',
    `/${'a'.repeat(4000)}`,
  ])('%s is a page that is not there', (address) => {
    const response = ask(address);
    expect(response.status).toBe(404);
    expect(rewriteOf(response)).toMatch(/^\/(vi|en)\/not-found-screen/);
  });

  it.each([
    '/vi//evil.example',
    '/vi/%2F%2Fevil.example',
    '/vi/%5Cevil.example',
    '/vi/@evil.example',
  ])('%s leads to no other site', (address) => {
    expect(new URL(ask(address).headers.get('location')!).origin).toBe(ORIGIN);
  });
});

describe('files', () => {
  it('the list of files is what public/ holds', () => {
    const held = readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.slice('public'.length)}/${entry.name}`)
      .filter((file) => !file.startsWith('/admin/')); // the proxy never sees what is below /admin
    expect(held.toSorted()).toEqual([...publicFiles].toSorted());
  });

  it.each(publicFiles)('%s is served as it is', (file) => {
    expect(rewriteOf(ask(file))).toBe(file);
  });

  it.each(['/x.html', '/en/wp-login.php', '/a.svg'])(
    '%s, which ends like a file, gets the not-found screen',
    (address) => {
      expect(ask(address).status).toBe(404);
    },
  );
});

describe('what is not for the proxy', () => {
  const matches = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url });

  it.each([
    '/admin',
    '/admin/login',
    '/api/forms/book-demo',
    '/graphql',
    '/_next/image',
    '/_next/static/chunks/a.js',
  ])('%s goes past it', (url) => expect(matches(url)).toBe(false));

  it.each([
    '/',
    '/en',
    '/vi',
    '/administration',
    '/apiary',
    '/book-demo',
    '/graphql-guide',
    // Not there: without the proxy each would be a page of a language called `graphql` or `_next`.
    '/graphql/any',
    '/_next',
    '/_next/any',
    '/_next/image/any',
  ])('%s goes through it', (url) => expect(matches(url)).toBe(true));
});

describe('machine addresses', () => {
  it.each(['/robots.txt', '/sitemap.xml', '/sitemaps/vi-1.xml', '/.well-known/security.txt'])(
    '%s has no language',
    (address) => expect(rewriteOf(ask(address))).toBe(address),
  );

  it.each([
    ['/blog/rss.xml', '/vi/blog/rss.xml'],
    ['/events/a-b/calendar.ics', '/vi/events/a-b/calendar.ics'],
    ['/llms.txt', '/vi/llms.txt'],
    ['/social/0123456789/solutions/sales.png', '/vi/social/0123456789/solutions/sales.png'],
    ['/book-demo.md', '/vi/markdown/book-demo.md'],
    ['/en/index.md', '/en/markdown/index.md'],
  ])('%s is answered in its language', (address, target) =>
    expect(rewriteOf(ask(address))).toBe(target),
  );

  it.each([
    '/en/robots.txt',
    '/en/only-vietnamese.md',
    '/markdown/book-demo.md',
    '/customers/rss.xml',
  ])('%s is not there', (address) => {
    expect(ask(address).status).toBe(404);
    expect(rewriteOf(ask(address))).toContain(SCREEN);
  });

  it('who asks for Markdown at the address of a page gets it, and only there', () => {
    const accept = { accept: 'text/markdown, text/html;q=0.9' };
    expect(rewriteOf(ask('/en/book-demo', accept))).toBe('/en/markdown/book-demo.md');
    expect(rewriteOf(ask('/', accept))).toBe('/vi/markdown/index.md');
    expect(ask('/en/only-vietnamese', accept).status).toBe(404);
  });
});
