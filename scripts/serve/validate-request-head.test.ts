import { afterEach, describe, expect, it, vi } from 'vitest';
import { formFault } from './validate-request-head.mjs';

const ACTION = 'a'.repeat(40);

const statusOf = (method: string, url: string, headers: Record<string, string> = {}) =>
  formFault({ method, url, headers: { host: 'www.example.com', ...headers } })?.status ?? null;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (addresses)', () => {
  it.each([
    ['/en/a%0Ab', 400],
    ['/en/a%7Fb', 400],
    ['/en/a%C2%85b', 400],
    ['/_next/image?url=%2Fa%0A%7B%7D.png', 400],
    ['/_next/image?url=%2Fa%ZZ.png', 400],
    ['/_next/image?url=%2Fgallery%2Fa.png&w=640&q=75', null],
    ['/en/search?q=a%0Ab', null],
    ['/blog/kh%C3%A1ch-h%C3%A0ng', null],
    ['/admin/collections/pages?where[or]=x', 400],
    ['/admin/collections/pages?limit=1&where%5Band%5D=x', 400],
    ['/admin/collections/pages?where[or][x]=1', 400],
    ['/admin/collections/pages?where[or][21][id][equals]=1', 400],
    ['/admin/collections/pages?where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Bid%5D%5Bequals%5D=1', null],
    ['/admin/collections/pages?where[or][]=x', null],
    ['/admin/collections/pages?where[id][equals]=1', null],
    ['/en/search?where[or]=x', null],
    ['/admin/leads-by-stage?where[or][30][and][0][id][equals]=1', null],
  ])('%s: %s', (url, status) => {
    expect(statusOf('GET', url)).toBe(status);
  });
});

describe('the admin accepts posts from its own pages only', () => {
  const post = (headers: Record<string, string>) =>
    statusOf('POST', '/admin/account', { 'next-action': ACTION, ...headers });

  it.each([
    ['no origin', {}, null],
    ['its own', { origin: 'https://www.example.com' }, null],
    ['another', { origin: 'https://evil.example' }, 403],
    ['a hidden one', { origin: 'null' }, 403],
    ['one that is none', { origin: 'evil' }, 403],
    [
      'that of a header which any sender can write',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      403,
    ],
  ])('origin: %s', (_name, headers, status) => {
    expect(post(headers)).toBe(status);
  });

  it('behind a trusted proxy the public host counts', () => {
    vi.stubEnv('TRUSTED_PROXIES', '1');
    const seen = { host: '10.0.0.1:3000', 'x-forwarded-host': 's.example, inner.example' };
    expect(post({ ...seen, origin: 'https://s.example' })).toBeNull();
    expect(post({ ...seen, origin: 'https://evil.example' })).toBe(403);
  });
});
