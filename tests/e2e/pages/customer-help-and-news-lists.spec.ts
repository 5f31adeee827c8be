import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { copyOf as readCopy, slugsOf } from '../crawl/read-seed-content';
import { address, type Language, languages } from './page-languages';
import { test } from '../wait-for-page-scripts';
import { rowsOf } from '../accounts-and-settings';

/** The fields of an entry's seed content that the tests read; each list has some of them. */
type Copy = { title: string; category: string; question: string };
const copyOf = (language: Language, list: string, slug: string): Copy =>
  readCopy(language, list, slug) as Copy;

// Only the lists are tested here: crawl/pages-of-entries.spec.ts tests the pages of their entries.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 /customers', async ({ page }) => {
    const stories = slugsOf('customer-successes');
    for (const language of languages) {
      await page.goto(address('/customers', language));
      const links = page.locator('#list article a');
      await expect(links).toHaveCount(stories.length);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(new Set(hrefs)).toEqual(
        new Set(stories.map((slug) => address(`/customers/${slug}`, language))),
      );
      // One story is highlighted, with its figures.
      await expect(page.locator('#list [data-ground="dark"] dd')).toHaveCount(3);
      const industry = page.locator('#list nav a').nth(1);
      await industry.click();
      await expect(page).toHaveURL(/[?]industry=[a-z-]+#list$/);
      await expect(page.locator('#list article')).toHaveCount(1);
      await page.goto(address('/customers?industry=nothing', language));
      await expect(page.locator('#list article')).toHaveCount(0);
      await page.locator('#list').getByRole('link').last().click();
      await expect(page.locator('#list article')).toHaveCount(stories.length);
    }
  });

  test('§2 /help-center', async ({ page }) => {
    for (const language of languages) {
      await page.goto(address('/help-center', language));
      const search = page.getByRole('searchbox');
      await search.fill('zalo');
      await search.press('Enter');
      await expect(page).toHaveURL(/[/]help-center[?]q=zalo#list$/);
      const { question } = copyOf(language, 'faqs', 'connect-zalo-oa');
      const found = page.locator('#list ol').getByRole('link', { name: question });
      await expect(found).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('zalo');
      await found.click();
      await expect(page).toHaveURL(/[/]help-center[/]connect-zalo-oa$/);
      await page.goto(address('/help-center?category=help-channels', language));
      await expect(page.locator('#list nav').first().locator('[aria-current]')).toHaveCount(1);
      const channels = slugsOf('faqs').filter(
        (slug) => copyOf(language, 'faqs', slug).category === 'help-channels',
      );
      const named = await page.locator('#list ol h3').allTextContents();
      const questions = channels.map((slug) => copyOf(language, 'faqs', slug).question);
      expect(named.length).toBe(Math.min(8, channels.length));
      expect(questions).toEqual(expect.arrayContaining(named));
      await page.goto(address('/help-center?q=qqqq', language));
      await expect(page.locator('#list ol h3')).toHaveCount(0);
      await expect(page.locator('#list').getByRole('link').last()).toHaveAttribute(
        'href',
        address('/help-center#list', language),
      );
    }
  });

  test('a help article counts whether it helped, without personal data', async ({ page }) => {
    const slug = 'export-data';
    await page.goto(`/help-center/${slug}`);
    await expect(page.locator('#thanks')).toBeHidden();
    const helped = page.locator(`form[action="/api/help-center/${slug}"] button`);
    await helped.first().click();
    await expect(page).toHaveURL(new RegExp(`/help-center/${slug}#thanks$`));
    await expect(page.locator('#thanks')).toBeVisible();
    await helped.last().click();
    await expect(page.locator('#thanks')).toBeVisible();
    const rows = await rowsOf<Record<string, unknown>>(
      'SELECT * FROM help_answers WHERE article = $1 AND language = $2',
      [slug, 'vi'],
    );
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      [
        'article',
        'created_at',
        'helpful',
        'id',
        'language',
        'not_helpful',
        'updated_at',
      ].toSorted(),
    );
    expect(rows.map((row) => [Number(row.helpful), Number(row.not_helpful)])).toEqual([[1, 1]]);
  });

  test('§2 /news-and-press lists, and its articles open in both languages', async ({ page }) => {
    const news = slugsOf('news-and-press');
    for (const language of languages) {
      await page.goto(address('/news-and-press', language));
      const titles = page.locator('#list :is(article, li) :is(h2, h3) a');
      const first = await titles.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      await page.locator('#list nav').last().locator('a[rel="next"]').click();
      await expect(page).toHaveURL(/[?]page=2#list$/);
      await expect(titles.first()).not.toHaveAttribute('href', first[0] ?? '');
      const second = await titles.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(new Set([...first, ...second])).toEqual(
        new Set(news.map((slug) => address(`/news-and-press/${slug}`, language))),
      );
      await page.goto(address('/news-and-press?category=product-news', language));
      await expect(titles).toHaveCount(
        news.filter((slug) => copyOf(language, 'news-and-press', slug).category === 'product-news')
          .length,
      );
      await titles.first().click();
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });
});

test('D11 blog, resources and press are hosted here (two pages of resources)', async ({
  request,
}) => {
  for (const language of languages) {
    const titles = await Promise.all(
      ['/resources', '/resources?page=2'].map(async (path) => {
        const html = await (await request.get(address(path, language))).text();
        return (
          parse(html)
            .querySelectorAll('#list li h3 a')
            // Words that belong together are held on one line by spaces that do not break.
            .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
        );
      }),
    );
    expect(new Set(titles.flat())).toEqual(
      new Set(slugsOf('resources').map((slug) => copyOf(language, 'resources', slug).title)),
    );
  }
});
