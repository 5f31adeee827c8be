import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { publicFiles } from '@/i18n/routes-in-code';
import { setPublishedPaths } from '@/i18n/published-paths-by-language';
import { decide, type Decision } from './decide-response';

const ORIGIN = 'http://localhost:3000';

type Shared = Record<symbol, unknown>;
const forgetPublishedPaths = () => {
  delete (globalThis as Shared)[Symbol.for('site.published-paths')];
};

const ask = (address: string, headers: { accept?: string } = {}): Decision =>
  decide(new URL(ORIGIN + address), headers);

/** The URL of the page that a decision shows, from its language and path; null for no page or a redirect. */
const shownAt = (decision: Decision): string | null =>
  'path' in decision ? `/${decision.locale}${decision.path}` : null;

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
    // Even for a missing page, `/vi` is dropped by a redirect: the URL without prefix then answers 404.
    ['/vi/nothing-here', '/nothing-here'],
    ['/vi/vi/book-demo', '/vi/book-demo'],
  ])('%s', (address, target) => {
    expect(ask(address)).toEqual({ kind: 'moved', to: target, isPermanent: true });
  });

  it.each(['/vietnam', '/vi-mo', '/vi.html', '/VI/book-demo'])(
    'an address that only begins like a route of the code is an ordinary page: %s',
    (address) => {
      forgetPublishedPaths();
      expect(shownAt(ask(address))).toBe(`/vi${address}`);
    },
  );
});

describe('a trailing slash redirects permanently to the address without it, query kept', () => {
  it.each([
    ['/book-demo/', '/book-demo'],
    ['/en/book-demo/?utm_source=a', '/en/book-demo?utm_source=a'],
    ['/en/', '/en'],
    ['/vi/book-demo//', '/book-demo'],
    // Even for a missing page, the trailing slash is dropped: the URL without it then answers 404, or redirects.
    ['/nothing-here/', '/nothing-here'],
    // A URL with two slashes must not redirect to another host (open redirect).
    ['/vi//elsewhere.example/', '/elsewhere.example'],
  ])('%s', (address, target) => {
    expect(ask(address)).toEqual({ kind: 'moved', to: target, isPermanent: true });
  });
});

it.each(['//elsewhere.example/', '/en//elsewhere.example/'])(
  'a trailing slash never redirects to another host: %s',
  (address) => {
    expect(ask(address).kind).toBe('nothing');
  },
);

describe('D2 Vietnamese has no prefix, English has /en, slugs are the same', () => {
  it.each([
    ['/', '/vi/'],
    ['/book-demo', '/vi/book-demo'],
    ['/book-demo?utm_source=a', '/vi/book-demo'],
    ['/solutions/sales', '/vi/solutions/sales'],
  ])('%s is rendered in Vietnamese', (address, inside) => {
    expect(shownAt(ask(address))).toBe(inside);
  });

  it.each([
    ['/en', '/en/'],
    ['/en/book-demo', '/en/book-demo'],
    ['/en/book-demo?utm_source=a', '/en/book-demo'],
  ])('%s is rendered in English', (address, inside) => {
    expect(shownAt(ask(address))).toBe(inside);
  });

  it('an address that only begins like /en is an ordinary Vietnamese page', () => {
    expect(ask('/england')).toEqual({ kind: 'nothing', locale: 'vi' });
    forgetPublishedPaths();
    expect(shownAt(ask('/england'))).toBe('/vi/england');
  });
});

describe('foundation: an unpublished address is 404 in its language', () => {
  it.each([
    ['/nothing-here', 'vi'],
    ['/nothing-here?x=1', 'vi'],
    ['/en/nothing-here', 'en'],
    // A page that is published only in the other language is missing here.
    ['/en/only-vietnamese', 'en'],
    ['/Book-Demo', 'vi'],
    ['/en/en', 'en'],
    ['/EN', 'vi'],
  ])('%s shows the not-found page in the language %s', (address, locale) => {
    expect(ask(address)).toEqual({ kind: 'nothing', locale });
  });

  it('while the live addresses are unknown, the page itself decides', () => {
    forgetPublishedPaths();
    expect(ask('/nothing-here')).toMatchObject({ kind: 'page', isOfAll: false });
    expect(shownAt(ask('/en/nothing-here'))).toBe('/en/nothing-here');
  });

  it.each(['/book-demo/thank-you', '/form/book-demo'])('%s is answered by code', (address) => {
    expect(ask(address)).toMatchObject({ kind: 'code', locale: 'vi', path: address });
    expect(ask(`/en${address}`)).toMatchObject({ kind: 'code', locale: 'en', path: address });
  });

  it.each(['/book-demo/thank-you/more', '/form', '/form/book-demo/more', '/form/BOOK'])(
    '%s is not answered by code',
    (address) => {
      expect(ask(address).kind).toBe('nothing');
    },
  );
});

describe('unusual addresses', () => {
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
  ])('%s is a page that does not exist', (address) => {
    expect(ask(address).kind).toBe('nothing');
  });

  it.each([
    '/vi//evil.example',
    '/vi/%2F%2Fevil.example',
    '/vi/%5Cevil.example',
    '/vi/@evil.example',
  ])('%s never redirects to another site', (address) => {
    const decision = ask(address);
    expect(decision).toMatchObject({ kind: 'moved' });
    expect(new URL('to' in decision ? decision.to : '', ORIGIN).origin).toBe(ORIGIN);
  });
});

describe('files', () => {
  it('the list of files matches the folder public/', () => {
    const held = readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.slice('public'.length)}/${entry.name}`)
      .filter((file) => !file.startsWith('/admin/')); // Next answers URLs below /admin, so they never reach `decide`
    expect(held.toSorted()).toEqual([...publicFiles].toSorted());
  });

  it.each(['/x.html', '/en/wp-login.php', '/a.svg'])(
    '%s, which ends like a file, gets the not-found page',
    (address) => {
      expect(ask(address).kind).toBe('nothing');
    },
  );
});

describe('addresses for programs', () => {
  it.each([
    '/marks.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/vi-1.xml',
    '/.well-known/security.txt',
  ])('%s has no language', (address) => {
    expect(ask(address).kind).toBe('code');
    expect(ask(`/en${address}`)).toEqual({ kind: 'nothing', locale: 'en' });
  });

  it.each([
    ['/blog/rss.xml', '/vi/blog/rss.xml'],
    ['/events/a-b/calendar.ics', '/vi/events/a-b/calendar.ics'],
    ['/llms.txt', '/vi/llms.txt'],
    ['/social/0123456789/solutions/sales.png', '/vi/social/0123456789/solutions/sales.png'],
  ])('%s is answered in its language', (address, target) => {
    expect(ask(address).kind).toBe('code');
    expect(shownAt(ask(address))).toBe(target);
  });

  it.each([
    ['/book-demo.md', { locale: 'vi', path: '/book-demo' }],
    ['/en/index.md', { locale: 'en', path: '/' }],
  ])('%s is the page as Markdown', (address, place) => {
    expect(ask(address)).toEqual({ kind: 'markdown', ...place });
  });

  it.each(['/en/only-vietnamese.md', '/markdown/book-demo.md', '/customers/rss.xml'])(
    '%s does not exist',
    (address) => expect(ask(address).kind).toBe('nothing'),
  );

  it('a request that accepts Markdown gets it at the address of a page, and only there', () => {
    const accept = { accept: 'text/markdown, text/html;q=0.9' };
    const markdown = (locale: string, path: string) => ({ kind: 'markdown', locale, path });
    expect(ask('/en/book-demo', accept)).toEqual(markdown('en', '/book-demo'));
    expect(ask('/', accept)).toEqual(markdown('vi', '/'));
    expect(ask('/en/only-vietnamese', accept)).toEqual({ kind: 'nothing', locale: 'en' });
  });
});

describe('filters of a list in its address', () => {
  beforeEach(() => {
    setPublishedPaths({ vi: new Set(['/', '/blog', '/pricing']), en: new Set(['/', '/blog']) });
  });

  it('a filtered list is rendered for each request, and the plain list is cached', () => {
    expect(ask('/blog')).toMatchObject({ path: '/blog', isOfAll: true, state: {} });
    expect(ask('/blog?category=service&page=2')).toMatchObject({
      path: '/blog',
      isOfAll: false,
      state: { category: 'service', page: '2' },
    });
    expect(ask('/en/blog?page=2')).toMatchObject({ locale: 'en', isOfAll: false });
  });

  it.each(['/blog?utm_source=a', '/blog?category=', '/blog?when=past', '/pricing?category=x'])(
    '%s is the cached page: it has no known filter',
    (address) => expect(ask(address)).toMatchObject({ kind: 'page', isOfAll: true, state: {} }),
  );
});
