import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishedPaths, setPublishedPaths } from '@/i18n/published-paths-by-language';
import { addressesInOrder } from './order-of-page-copies';

const before = publishedPaths();
afterEach(() => setPublishedPaths(before));
beforeEach(() =>
  setPublishedPaths({
    vi: new Set(['/', '/events', '/blog/old', '/blog/new', '/events/day']),
    en: new Set(['/', '/blog/new']),
  }),
);
const parts = [{ locale: 'vi' as const, number: 1, updatedAt: '' }];

it('files and pages come first, then the newest entry of each list, an event with its calendar', () => {
  expect(addressesInOrder(100, parts)).toEqual([
    '/sitemap.xml',
    '/blog/rss.xml',
    '/news-and-press/rss.xml',
    '/llms.txt',
    '/en/blog/rss.xml',
    '/en/news-and-press/rss.xml',
    '/en/llms.txt',
    '/',
    '/en',
    '/events',
    '/sitemaps/vi-1.xml',
    '/blog/new',
    '/events/day',
    '/events/day/calendar.ics',
    '/en/blog/new',
    '/blog/old',
  ]);
});

it('the oldest entries are left out beyond the limit', () => {
  expect(addressesInOrder(13, parts).at(-1)).toBe('/events/day');
});

it('nothing is named while it is not known what is published', () => {
  setPublishedPaths(undefined);
  expect(addressesInOrder(100, parts)).toEqual([]);
});
