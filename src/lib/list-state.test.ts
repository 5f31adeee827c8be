import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { setPublishedPaths } from '@/i18n/published-paths';
import { listHref, listState, pageOf } from '@/lib/list-state';
import { proxy } from '@/proxy';

const ORIGIN = 'http://localhost:3000';

function ask(address: string) {
  const response = proxy(new NextRequest(`${ORIGIN}${address}`));
  const inside = response.headers.get('x-middleware-rewrite')?.replace(ORIGIN, '') ?? null;
  return { status: response.status, inside };
}

beforeEach(() => {
  setPublishedPaths({ vi: new Set(['/', '/blog', '/pricing']), en: new Set(['/', '/blog']) });
});

describe('the state of a list in its address', () => {
  it('a chosen state is made for its request, the plain list stays static', () => {
    expect(ask('/blog').inside).toBe('/vi/blog');
    expect(ask('/blog?category=service&page=2').inside).toBe(
      '/vi/filtered/blog?category=service&page=2',
    );
    expect(ask('/en/blog?page=2').inside).toBe('/en/filtered/blog?page=2');
  });

  it.each(['/blog?utm_source=a', '/blog?category=', '/blog?when=past', '/pricing?category=x'])(
    '%s is the static page: nothing that it knows is chosen',
    (address) => expect(ask(address).inside).toBe(`/vi${address}`),
  );

  it.each(['/filtered/blog', '/filtered/blog?page=2', '/en/filtered/blog'])(
    '%s can not be reached by itself',
    (address) => {
      const { status, inside } = ask(address);
      expect(status).toBe(404);
      expect(inside).toContain('/not-found-screen');
    },
  );

  it('a list that is not live is not made for its query either', () => {
    setPublishedPaths({ vi: new Set(['/']), en: new Set(['/']) });
    expect(ask('/blog?page=2').status).toBe(404);
  });

  it('values are trimmed and cut, the first of several counts', () => {
    const query = new URLSearchParams(`category=${'x'.repeat(300)}&page= 3 &page=4`);
    expect(listState('/blog', query)).toEqual({ category: 'x'.repeat(100), page: '3' });
    expect(listState('/constructor', query)).toEqual({});
  });

  it('an address says what differs from the plain list', () => {
    expect(listHref('/blog', { category: null, page: 1 })).toBe('/blog');
    expect(listHref('/blog', { category: 'a&b', page: 2 })).toBe('/blog?category=a%26b&page=2');
  });

  it.each([
    [undefined, 1],
    ['abc', 1],
    ['-1', 1],
    ['0', 1],
    ['1.5', 1],
    ['2', 2],
    ['9999', 3],
    ['99999999999999999999', 1],
  ])('page=%s is page %i of three', (named, page) => {
    const items = Array.from({ length: 21 }, (_, index) => index);
    const found = pageOf(items, named, 9);
    expect(found).toMatchObject({ page, pages: 3, total: 21 });
    expect(found.items[0]).toBe((page - 1) * 9);
  });

  it('a list with nothing in it has one empty page', () => {
    expect(pageOf([], '7', 9)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });
});
