import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { test } from '../wait-for-page-scripts';
import { documentAt, hrefsIn, textsIn } from './read-list-from-html';

type Language = { locale: string; prefix: string };
const languages: readonly [Language, ...Language[]] = [
  { locale: 'vi', prefix: '' },
  { locale: 'en', prefix: '/en' },
];

function entriesOf<Entry>(locale: string, list: string): (Entry & { slug: string })[] {
  return readdirSync(`content/${locale}/${list}`).map((file) => ({
    ...(JSON.parse(readFileSync(`content/${locale}/${list}/${file}`, 'utf8')) as Entry),
    slug: file.replace('.json', ''),
  }));
}

type Integration = { name: string; isComingSoon: boolean; category: string };

// Only the lists are tested here: crawl/pages-of-entries.spec.ts tests the pages of their entries.
for (const { locale, prefix } of languages) {
  test(`§2 /careers (${locale})`, async ({ request }) => {
    const none = await documentAt(request, `${prefix}/careers?department=khong-co`);
    expect(none.querySelectorAll('#list article')).toHaveLength(0);
    expect(none.querySelectorAll(`#list a[href="${prefix}/careers#list"]`)).not.toHaveLength(0);
    const all = await documentAt(request, `${prefix}/careers`);
    expect(all.querySelectorAll('#list article')).not.toHaveLength(0);
  });

  test(`§2 /press (${locale})`, async ({ request }) => {
    const page = await documentAt(request, `${prefix}/press`);
    const hrefs = hrefsIn(page, 'main a[download]');
    expect(hrefs).toHaveLength(4);
    await Promise.all(
      hrefs.map(async (href) => {
        const response = await request.get(href);
        expect(response.status(), href).toBe(200);
        expect(response.headers()['content-type'], href).toBe(
          href.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
        );
        expect((await response.body()).length, href).toBeGreaterThan(300);
      }),
    );
    const opened = textsIn(page, 'main a[target="_blank"]');
    for (const { title } of entriesOf<{ title: string }>(locale, 'newsroom')) {
      expect(
        opened.filter((text) => text.includes(title)),
        title,
      ).toHaveLength(1);
    }
    expect(hrefsIn(page, 'main a[href^="mailto:"]')).not.toHaveLength(0);
  });
}

for (const { locale, prefix } of firstOrAll(languages)) {
  const integrations = entriesOf<Integration>(locale, 'integrations');

  test(`§2 /marketplace (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/marketplace`);
    const list = page.locator('#list');
    for (const { name, isComingSoon, slug } of integrations) {
      await expect(list.getByRole('heading', { name, exact: true })).toHaveCount(1);
      await expect(list.locator(`a[href="${prefix}/marketplace/${slug}"]`)).toHaveCount(
        isComingSoon ? 0 : 1,
      );
    }
    await page.getByRole('searchbox').last().fill('zalo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/marketplace\?q=zalo/);
    await expect(list.getByRole('heading', { name: 'Zalo OA' })).toBeVisible();
    await expect(list.getByRole('heading', { name: 'HubSpot' })).toHaveCount(0);
    await page.goto(`${prefix}/marketplace?category=crm`);
    await expect(list.locator('article')).toHaveCount(
      integrations.filter(({ category }) => category === 'crm').length,
    );
  });
}

test('a missing logo is a 404 with a code', async ({ request }) => {
  const response = await request.get('/api/press/..%2Fsecret.png');
  expect(response.status()).toBe(404);
});
