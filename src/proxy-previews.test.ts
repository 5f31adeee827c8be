import { NextRequest, type NextResponse } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPublishedPaths } from '@/i18n/published-paths';
import { signPreview } from '@/lib/preview-cookie';
import { proxy } from '@/proxy';

const ORIGIN = 'http://localhost:3000';

const ask = (address: string, headers: Record<string, string> = {}): NextResponse =>
  proxy(new NextRequest(`${ORIGIN}${address}`, { headers }));

/** Where the answer is rendered, without origin; null when it goes on as it came. */
const rewriteOf = (response: NextResponse) =>
  response.headers.get('x-middleware-rewrite')?.replace(ORIGIN, '') ?? null;

beforeEach(() => {
  setPublishedPaths({ vi: new Set(['/', '/book-demo']), en: new Set(['/', '/book-demo']) });
});

describe('foundation: a draft shows only to a signed-in editor or admin, in a preview that this site has started', () => {
  const SECRET = 'a-secret-of-the-proxy-test-0123456789';
  const started = (draft: string, now?: number) =>
    `__prerender_bypass=${draft}; preview=${signPreview(draft, now)}`;
  beforeEach(() => vi.stubEnv('INTERNAL_SECRET', SECRET));
  afterEach(() => vi.unstubAllEnvs());

  it('a draft may be looked at: its page checks who asks', () => {
    const headers = { cookie: started('an-id') };
    expect(rewriteOf(ask('/a-draft', headers))).toBe('/vi/a-draft');
    expect(rewriteOf(ask('/en/a-draft', headers))).toBe('/en/a-draft');
  });

  const elsewhere = () => {
    vi.stubEnv('INTERNAL_SECRET', `${SECRET}-of-another-site`);
    const cookie = started('an-id');
    vi.stubEnv('INTERNAL_SECRET', SECRET);
    return cookie;
  };
  const forged: [string, () => string][] = [
    ["Next's cookie alone", () => '__prerender_bypass=anything'],
    ['the signed one alone', () => started('an-id').replace(/^[^;]+; /, '')],
    ['a signed one of another value', () => started('an-id').replace('=an-id', '=another')],
    ['one that is over', () => started('an-id', Date.now() - 13 * 60 * 60 * 1000)],
    ['a longer life', () => started('an-id').replace(/preview=\d+/, 'preview=99999999999')],
    ['another signature', () => started('an-id').replace(/.$/, (end) => (end === 'A' ? 'E' : 'A'))],
    ['the signature of another site', elsewhere],
    ['nothing in either', () => '__prerender_bypass=; preview='],
    ['another cookie of that value', () => 'other=__prerender_bypass'],
  ];

  it.each(forged)('%s is none: not found, and a live page is the kept one', (_what, cookieOf) => {
    const cookie = cookieOf();
    for (const address of ['/a-draft', '/en/a-draft', '/blog/a-draft', '/events/x?when=past']) {
      expect(ask(address, { cookie }).status).toBe(404);
    }
    const live = ask('/en/book-demo', { cookie: `${cookie}; locale=en` });
    const told = live.headers.get('x-middleware-request-cookie') ?? 'locale=en';
    expect(told).toContain('locale=en');
    expect(told).not.toContain('__prerender_bypass=');
    expect(live.headers.get('x-middleware-request-x-asked-address')).toBeNull();
  });

  it('without a secret there is no preview', () => {
    vi.stubEnv('INTERNAL_SECRET', '');
    expect(ask('/a-draft', { cookie: started('an-id') }).status).toBe(404);
  });
});
