import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './listening';

type Copy = {
  competitor: string;
  claims: { topic: string; sourceUrl: string; reviewBy: string }[];
  body: { blockType: string; text?: string }[];
};

const competitors = [
  'surveymonkey',
  'qualtrics',
  'googleforms',
  'intercom',
  'zendesk',
  'freshchat',
  'saleforce',
  'n8n',
  'pancake',
] as const;

const languages = [
  { locale: 'vi', prefix: '' },
  { locale: 'en', prefix: '/en' },
] as const;

const copyOf = (locale: string, competitor: string): Copy =>
  JSON.parse(
    readFileSync(`content/${locale}/comparisons/tamvia-vs-${competitor}.json`, 'utf8'),
  ) as Copy;

for (const competitor of competitors) {
  test(`§2 comparison with ${competitor}`, async ({ page }) => {
    for (const { locale, prefix } of languages) {
      const copy = copyOf(locale, competitor);
      const response = await page.goto(`${prefix}/comparisons/tamvia-vs-${competitor}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(copy.competitor);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Tamvia');
      const rows = page.locator('#sources tbody tr');
      const current = copy.claims.filter(({ reviewBy }) => Date.parse(reviewBy) > Date.now());
      await expect(rows).toHaveCount(current.length);
      for (const [index, { topic, sourceUrl }] of current.entries()) {
        const row = rows.nth(index);
        await expect(row.getByRole('rowheader')).toHaveText(topic);
        await expect(row.getByRole('link')).toHaveAttribute('href', sourceUrl);
        await expect(row).toContainText(
          locale === 'vi' ? '21 tháng 11, 2026' : 'November 21, 2026',
        );
      }
      for (const { text } of copy.body.filter(({ blockType }) => blockType === 'heading')) {
        await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible();
      }
      await expect(page.locator('main a[href$="/book-demo"]').first()).toBeVisible();
    }
  });
}

test('§2 /comparison-listing lists all nine comparisons', async ({ page }) => {
  for (const { locale, prefix } of languages) {
    await page.goto(`${prefix}/comparison-listing`);
    const links = page.locator('#comparisons h4 a');
    await expect(links).toHaveText(competitors.map((name) => copyOf(locale, name).competitor));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      competitors.map((name) => `${prefix}/comparisons/tamvia-vs-${name}`),
    );
  }
});

test('D10 saleforce keeps its slug, salesforce redirects with 308, the name is spelled right (as served)', async ({
  page,
  request,
}) => {
  for (const { prefix } of languages) {
    const asked = `${prefix}/comparisons/tamvia-vs-salesforce?utm_source=a`;
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    await page.goto(asked);
    await expect(page).toHaveURL(/\/comparisons\/tamvia-vs-saleforce\?utm_source=a$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Salesforce');
    expect(await page.locator('main').textContent()).not.toMatch(/saleforce/i);
  }
});
