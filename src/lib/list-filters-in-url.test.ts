import { describe, expect, it } from 'vitest';
import { listHref, listState, pageOf } from '@/lib/list-filters-in-url';

describe('the state of a list in its address', () => {
  it('trims and shortens values, and takes the first of several', () => {
    const query = new URLSearchParams(`category=${'x'.repeat(300)}&page= 3 &page=4`);
    expect(listState('/blog', query)).toEqual({ category: 'x'.repeat(100), page: '3' });
    expect(listState('/constructor', query)).toEqual({});
  });

  it('contains only differences from the unfiltered list', () => {
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

  it('an empty list has one page', () => {
    expect(pageOf([], '7', 9)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });
});
