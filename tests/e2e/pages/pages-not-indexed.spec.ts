import { expect } from '@playwright/test';
import { test } from '../wait-for-page-scripts';
import { linksOf } from './links-in-page-head';

test('filtered lists, form results, previews and missing pages are not indexed', async ({
  request,
}) => {
  for (const path of [
    '/blog?page=2',
    '/en/blog?page=2',
    '/book-demo/thank-you',
    '/en/form/book-demo',
    '/khong-co',
    '/en/nothing-here',
  ]) {
    const html = await (await request.get(path)).text();
    expect(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1], path).toContain('noindex');
  }
  const filtered = await (await request.get('/en/blog?page=2')).text();
  expect(linksOf(filtered, 'canonical').map(([, href]) => new URL(href).pathname)).toEqual([
    '/en/blog',
  ]);
});

test('unknown addresses for programs answer with 404', async ({ request }) => {
  for (const path of [
    '/sitemaps/vi-99.xml',
    '/sitemaps/fr-1.xml',
    '/sitemap-1.xml',
    '/en/sitemap.xml',
    '/en/robots.txt',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
