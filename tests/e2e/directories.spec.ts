import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { axeFindings } from './addresses';
import { test } from './listening';

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
type Opening = { title: string; salary: string; isOpen: boolean; deadline: string };

for (const { locale, prefix } of languages) {
  const integrations = entriesOf<Integration>(locale, 'integrations');
  const openings = entriesOf<Opening>(locale, 'career-opportunities');

  test(`§2 /marketplace (${locale})`, async ({ page }) => {
    test.setTimeout(120_000);
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
    for (const { name, slug } of integrations) {
      const response = await page.goto(`${prefix}/marketplace/${slug}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    await page.goto(`${prefix}/marketplace?category=crm`);
    await expect(list.locator('article')).toHaveCount(
      integrations.filter(({ category }) => category === 'crm').length,
    );
  });

  test(`§2 /careers (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/careers`);
    const list = page.locator('#list');
    for (const { title, salary, slug, ...opening } of openings) {
      const isOpen = opening.isOpen && Date.parse(opening.deadline) > Date.now();
      await page.goto(`${prefix}/careers`);
      await expect(list.locator(`a[href="${prefix}/careers/${slug}"]`)).toHaveText(title);
      await page.goto(`${prefix}/careers/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main header')).toContainText(salary);
      await expect(page.locator('form[data-form="career"]')).toHaveCount(isOpen ? 1 : 0);
      if (isOpen) {
        await expect(page.locator('form[data-form="career"] [name="position"]')).toHaveValue(slug);
      }
    }
    await page.goto(`${prefix}/careers?department=khong-co`);
    await expect(list.locator('article')).toHaveCount(0);
    await list.locator(`a[href="${prefix}/careers#list"]`).last().click();
    await expect(list.locator('article').first()).toBeVisible();
  });

  test(`§2 /press (${locale})`, async ({ page, request }) => {
    await page.goto(`${prefix}/press`);
    const files = page.locator('main a[download]');
    await expect(files).toHaveCount(4);
    for (const href of await files.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')),
    )) {
      const response = await request.get(href ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(
        href?.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      );
      expect((await response.body()).length).toBeGreaterThan(300);
    }
    for (const { title } of entriesOf<{ title: string }>(locale, 'newsroom')) {
      await expect(page.getByRole('link', { name: title })).toHaveAttribute('target', '_blank');
    }
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  });
}

test('a logo that does not exist is a 404 with a code', async ({ request }) => {
  const response = await request.get('/api/press/..%2Fsecret.png');
  expect(response.status()).toBe(404);
});

test('openings, integrations and the press page have no fault that axe knows', async ({ page }) => {
  for (const path of [
    '/careers/product-engineer',
    '/marketplace',
    '/marketplace/zalo-oa',
    '/press',
  ]) {
    await page.goto(path);
    expect(await axeFindings(page), path).toEqual([]);
  }
});
