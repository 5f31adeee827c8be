import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { discard, enterAs, readPage } from '../accounts-and-settings';
import { test } from './admin-test-fixtures';

/**
 * What a browser without a cache loads for a screen of the admin, at most, in kB of 1000 bytes, compressed by gzip.
 * docs/measured/desk.md says what was measured.
 */
const LIMITS = {
  firstPage: { scripts: 664, styles: 46 },
  article: { scripts: 664, styles: 54 },
};

/**
 * The HTML of a screen, at most, in kB of 1000 bytes before compression. Half of it and more would be the fields of all
 * document types, which a screen does not need.
 */
const DOCUMENTS = { dashboard: 230, pages: 225, page: 500, article: 260, account: 225 };

const built = path.resolve(import.meta.dirname, '../../../.next/static');

/** Notes the built scripts and styles that the page requests from now on. */
function requestedBy(page: Page) {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/_next\/static\/([^?]+\.(?:js|css))/.exec(request.url()) ?? [];
    if (file) files.add(file);
  });
  return (kind: '.js' | '.css'): number =>
    [...files]
      .filter((file) => file.endsWith(kind))
      .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(built, file))).length, 0) / 1000;
}

async function expectWithin(
  weight: ReturnType<typeof requestedBy>,
  name: keyof typeof LIMITS,
): Promise<void> {
  const [scripts, styles] = [weight('.js'), weight('.css')];
  console.log(`${name}: scripts ${scripts.toFixed(1)} kB, styles ${styles.toFixed(1)} kB`);
  // Any screen of the admin loads more than this; less means that requests were not counted.
  expect(scripts).toBeGreaterThan(200);
  expect(styles).toBeGreaterThan(20);
  expect.soft(scripts, 'scripts').toBeLessThanOrEqual(LIMITS[name].scripts);
  expect.soft(styles, 'styles').toBeLessThanOrEqual(LIMITS[name].styles);
}

test('the first page of an admin loads no more scripts and styles than its limit', async ({
  page,
}) => {
  const weight = requestedBy(page);
  await enterAs(page, 'admin');
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await expect(page.locator('.admin-dashboard h1')).toBeVisible();
  await expectWithin(weight, 'firstPage');
});

test('the form of an article with its text editor loads no more than its limit', async ({
  page,
  editor,
}) => {
  const data = { title: 'Bài nặng bao nhiêu', slug: 'bai-nang-bao-nhieu', _status: 'draft' };
  const made = await editor.post('/api/blogs?locale=vi&draft=true', { data });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const weight = requestedBy(page);
  await enterAs(page, 'editor');
  await page.goto(`/admin/collections/blogs/${doc.id}?locale=vi`, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-field-path="content"] [contenteditable="true"]')).toBeVisible();
  await expectWithin(weight, 'article');
  await discard(editor, `/api/blogs/${doc.id}`);
});

test('the HTML of a screen holds the fields of its own document type alone', async ({
  admin,
  editor,
  sales,
}) => {
  const { id } = await readPage(editor, '/', 'vi');
  const listed = await editor.get('/api/blogs?limit=1&locale=vi&depth=0&sort=id');
  const { docs } = (await listed.json()) as { docs: { id: number }[] };
  const screens: [keyof typeof DOCUMENTS, APIRequestContext, string][] = [
    ['dashboard', admin, '/admin'],
    ['pages', editor, '/admin/collections/pages?locale=vi'],
    ['page', editor, `/admin/collections/pages/${id}?locale=vi`],
    ['article', editor, `/admin/collections/blogs/${docs[0]?.id}?locale=vi`],
    ['account', sales, '/admin/account'],
  ];
  for (const [name, who, address] of screens) {
    const weight = (await (await who.get(address)).body()).length / 1000;
    console.log(`${name}: ${weight.toFixed(1)} kB of HTML`);
    expect(weight).toBeGreaterThan(100);
    expect.soft(weight, address).toBeLessThanOrEqual(DOCUMENTS[name]);
  }
});
