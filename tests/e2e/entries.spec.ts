import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { address, expectGoodPage, languages } from './good-page';
import { test } from './listening';
import { rowsOf, settings } from './support';

/** What the tests read of an entry's copy; each list has some of it. */
type Copy = {
  title: string;
  summary: string;
  author: string;
  category: string;
  question: string;
  isGated: boolean;
  figures: { value: string; label: string; source: string }[];
  quote: { content: string };
};
const copyOf = (language: string, list: string, slug: string): Copy =>
  JSON.parse(readFileSync(`content/${language}/${list}/${slug}.json`, 'utf8')) as Copy;
const slugsOf = (list: string) =>
  readdirSync(`content/vi/${list}`).map((name) => name.replace('.json', ''));

const walks = [
  { list: 'customer-successes', base: '/customers' },
  { list: 'news-and-press', base: '/news-and-press' },
  { list: 'faqs', base: '/help-center' },
  { list: 'resources', base: '/resources' },
] as const;

for (const { list, base } of walks) {
  for (const language of languages) {
    test(`every entry of ${base} is a good page (${language})`, async ({ page }) => {
      test.setTimeout(240_000);
      for (const [index, slug] of slugsOf(list).entries()) {
        await expectGoodPage(page, `${base}/${slug}`, language, { axe: index === 0 });
      }
    });
  }
}

test.describe('without a script', () => {
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
      // One stands out, and its figures with it.
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

  test('a help article counts whether it helped, and nothing about who said so', async ({
    page,
  }) => {
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

test('§2 event pages, videos, quotes, news and comparisons show their fields (news and stories)', async ({
  page,
}) => {
  for (const language of languages) {
    const slug = 'duplicate-profiles-merged-by-people';
    const news = copyOf(language, 'news-and-press', slug);
    await page.goto(address(`/news-and-press/${slug}`, language));
    const head = page.locator('article header');
    await expect(head.locator('h1')).toHaveText(news.title);
    await expect(head).toContainText(news.summary);
    await expect(head).toContainText(news.author);
    await expect(head.locator('time')).toHaveAttribute('datetime', '2026-06-18T02:00:00.000Z');
    const story = copyOf(language, 'customer-successes', 'bep-co-sau');
    await page.goto(address('/customers/bep-co-sau', language));
    await expect(page.locator('h1')).toHaveText(story.title);
    for (const { value, label, source } of story.figures) {
      const figure = page.locator('article header dl > div', { hasText: label });
      await expect(figure).toContainText(value);
      await expect(figure).toContainText(source);
    }
    await expect(page.locator('blockquote')).toHaveText(story.quote.content);
  }
});

test('D11 blog, resources and press are hosted here', async ({ page }) => {
  test.setTimeout(120_000);
  for (const language of languages) {
    for (const path of ['/blog', '/press']) {
      const response = await page.goto(address(path, language));
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).origin).toBe(new URL(settings.site()).origin);
    }
    await page.goto(address('/resources', language));
    const first = await page.locator('#list li h3 a').allTextContents();
    await page.goto(address('/resources?page=2', language));
    const second = await page.locator('#list li h3 a').allTextContents();
    expect(new Set([...first, ...second])).toEqual(
      new Set(slugsOf('resources').map((slug) => copyOf(language, 'resources', slug).title)),
    );
    await page.goto(address('/resources#product-updates', language));
    await expect(page.locator('#product-updates details')).toHaveCount(
      slugsOf('release-notes').length,
    );
    await expect(page.locator('#tools li')).toHaveCount(slugsOf('tools').length);
    for (const slug of slugsOf('resources')) {
      const { isGated } = copyOf(language, 'resources', slug);
      await page.goto(address(`/resources/${slug}`, language));
      await expect(page.locator('#get form')).toHaveCount(isGated ? 1 : 0);
    }
  }
});
