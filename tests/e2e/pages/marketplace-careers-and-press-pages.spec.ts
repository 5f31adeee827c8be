import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '../wait-for-page-scripts';

const languages = [
  { locale: 'vi', prefix: '' },
  { locale: 'en', prefix: '/en' },
] as const;

function entriesOf<Entry>(locale: string, list: string): (Entry & { slug: string })[] {
  return readdirSync(`content/${locale}/${list}`).map((file) => ({
    ...(JSON.parse(readFileSync(`content/${locale}/${list}/${file}`, 'utf8')) as Entry),
    slug: file.replace('.json', ''),
  }));
}

type Integration = { name: string; isComingSoon: boolean; category: string };

// Only the lists are tested here: crawl/pages-of-entries.spec.ts tests the pages of their entries.
for (const { locale, prefix } of languages) {
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

  test(`§2 /careers (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/careers?department=khong-co`);
    const list = page.locator('#list');
    await expect(list.locator('article')).toHaveCount(0);
    await list.locator(`a[href="${prefix}/careers#list"]`).last().click();
    await expect(list.locator('article').first()).toBeVisible();
  });

  test(`§2 /press (${locale})`, async ({ page, request }) => {
    await page.goto(`${prefix}/press`);
    const files = page.locator('main a[download]');
    await expect(files).toHaveCount(4);
    const hrefs = await files.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    await Promise.all(
      hrefs.map(async (href) => {
        const response = await request.get(href ?? '');
        expect(response.status(), href ?? '').toBe(200);
        expect(response.headers()['content-type'], href ?? '').toBe(
          href?.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
        );
        expect((await response.body()).length, href ?? '').toBeGreaterThan(300);
      }),
    );
    for (const { title } of entriesOf<{ title: string }>(locale, 'newsroom')) {
      await expect(page.getByRole('link', { name: title })).toHaveAttribute('target', '_blank');
    }
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  });
}

test('a missing logo is a 404 with a code', async ({ request }) => {
  const response = await request.get('/api/press/..%2Fsecret.png');
  expect(response.status()).toBe(404);
});
