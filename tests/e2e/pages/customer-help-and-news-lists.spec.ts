import { expect } from '@playwright/test';
import { copyOf as readCopy, slugsOf } from '../crawl/read-seed-content';
import { address, type Language, languages } from './page-languages';
import { documentAt, hrefsIn, listAt, textsIn } from './read-list-from-html';
import { test } from '../wait-for-page-scripts';
import { rowsOf } from '../accounts-and-settings';

/** The fields of an entry's seed content that the tests read; each list has some of them. */
type Copy = { title: string; category: string; question: string };
const copyOf = (language: Language, list: string, slug: string): Copy =>
  readCopy(language, list, slug) as Copy;

// Only the lists are tested here: crawl/pages-of-entries.spec.ts tests the pages of their entries.
for (const language of languages) {
  test(`§2 /customers (${language})`, async ({ request }) => {
    const at = (path: string) => listAt(request, address(path, language));
    const stories = slugsOf('customer-successes');
    const all = await at('/customers');
    expect(hrefsIn(all, 'article a')).toHaveLength(stories.length);
    expect(new Set(hrefsIn(all, 'article a'))).toEqual(
      new Set(stories.map((slug) => address(`/customers/${slug}`, language))),
    );
    // One story is highlighted, with its figures.
    expect(all.querySelectorAll('[data-ground="dark"] dd')).toHaveLength(3);
    const industry = hrefsIn(all, 'nav a')[1] ?? '';
    expect(industry).toMatch(/[?]industry=[a-z-]+#list$/);
    expect((await listAt(request, industry)).querySelectorAll('article')).toHaveLength(1);
    const none = await at('/customers?industry=nothing');
    expect(none.querySelectorAll('article')).toHaveLength(0);
    const back = await listAt(request, hrefsIn(none, 'a').at(-1) ?? '');
    expect(back.querySelectorAll('article')).toHaveLength(stories.length);
  });

  test(`§2 /help-center (${language})`, async ({ request }) => {
    const url = address('/help-center', language);
    const page = await documentAt(request, url);
    const field = page.querySelector('main form input[type="search"]');
    const form = field?.closest('form');
    expect(form?.getAttribute('method') ?? 'get').toBe('get');
    expect(form?.getAttribute('action')).toBe(`${url}#list`);
    const search = await documentAt(request, `${url}?${field?.getAttribute('name')}=zalo`);
    const { question } = copyOf(language, 'faqs', 'connect-zalo-oa');
    const found = search
      .querySelectorAll('#list ol a')
      .filter(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').includes(question))
      .map((link) => link.getAttribute('href'));
    expect(found).toEqual([address('/help-center/connect-zalo-oa', language)]);
    expect(search.querySelector('input[type="search"]')?.getAttribute('value')).toBe('zalo');
    const narrowed = await listAt(request, `${url}?category=help-channels`);
    expect(narrowed.querySelector('nav')?.querySelectorAll('[aria-current]')).toHaveLength(1);
    const channels = slugsOf('faqs').filter(
      (slug) => copyOf(language, 'faqs', slug).category === 'help-channels',
    );
    const named = textsIn(narrowed, 'ol h3');
    const questions = channels.map((slug) => copyOf(language, 'faqs', slug).question);
    expect(named.length).toBe(Math.min(8, channels.length));
    expect(questions).toEqual(expect.arrayContaining(named));
    const none = await listAt(request, `${url}?q=qqqq`);
    expect(none.querySelectorAll('ol h3')).toHaveLength(0);
    expect(hrefsIn(none, 'a').at(-1)).toBe(`${url}#list`);
  });

  test(`§2 /news-and-press lists, and its articles open in both languages (${language})`, async ({
    request,
  }) => {
    const news = slugsOf('news-and-press');
    const url = address('/news-and-press', language);
    const titles = ':is(article, li) :is(h2, h3) a';
    const firstPage = await listAt(request, url);
    const [next = ''] = hrefsIn(firstPage, 'nav a[rel="next"]');
    expect(next).toMatch(/[?]page=2#list$/);
    const second = hrefsIn(await listAt(request, next), titles);
    expect(new Set([...hrefsIn(firstPage, titles), ...second])).toEqual(
      new Set(news.map((slug) => address(`/news-and-press/${slug}`, language))),
    );
    expect(second[0]).not.toBe(hrefsIn(firstPage, titles)[0]);
    const products = hrefsIn(await listAt(request, `${url}?category=product-news`), titles);
    expect(products).toHaveLength(
      news.filter((slug) => copyOf(language, 'news-and-press', slug).category === 'product-news')
        .length,
    );
    const article = await documentAt(request, products[0] ?? '');
    expect(article.querySelectorAll('h1')).toHaveLength(1);
    expect(article.querySelector('html')?.getAttribute('lang')).toBe(language);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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
});

test('D11 blog, resources and press are hosted here (two pages of resources)', async ({
  request,
}) => {
  for (const language of languages) {
    const titles = await Promise.all(
      ['/resources', '/resources?page=2'].map(async (path) =>
        textsIn(await listAt(request, address(path, language)), 'li h3 a'),
      ),
    );
    expect(new Set(titles.flat())).toEqual(
      new Set(slugsOf('resources').map((slug) => copyOf(language, 'resources', slug).title)),
    );
  }
});
