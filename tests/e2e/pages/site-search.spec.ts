import { expect, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { firstOrAll } from '../../support/all-combinations';
import { axeFindings } from '../run-axe';
import { banner, openAlive, PHONE } from '../page-shell/page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';

const vietnamese = {
  home: '/',
  results: '/search',
  button: 'Tìm kiếm',
  field: 'Tìm trong toàn trang',
  query: 'khao sat',
  marked: /khảo sát/i,
  nothing: /Chưa tìm thấy gì/,
  short: 'Câu hỏi hơi ngắn',
  empty: 'Bạn cần tìm gì?',
  submit: 'Tìm',
};
const english = {
  home: '/en',
  results: '/en/search',
  button: 'Search',
  field: 'Search the whole website',
  query: 'survey',
  marked: /survey/i,
  nothing: /Nothing found/,
  short: 'That is a little short',
  empty: 'What are you looking for?',
  submit: 'Search',
};

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

// A query without accents finds Vietnamese words with them.
for (const words of firstOrAll([vietnamese, english])) {
  const { home, button, field, query } = words;

  test(`search: suggestions by keyboard at ${home}`, async ({ page }) => {
    const faults = collectFaults(page);
    await openAlive(page, home);
    const open = banner(page).getByRole('link', { name: button, exact: true });
    await open.click();
    const input = dialog(page, field).getByRole('combobox', { name: field });
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    const options = dialog(page, field).getByRole('option');
    const typeQuery = async () => {
      // Excludes the results for half of the word, which a pause in typing may request.
      const answered = page.waitForResponse((response) => {
        const { pathname, searchParams } = new URL(response.url());
        return pathname === '/api/search' && searchParams.get('q') === query;
      });
      await page.keyboard.type(query);
      await answered;
      await expect(options.first().locator('mark').first()).toHaveText(words.marked);
    };
    await typeQuery();
    await expect(dialog(page, field).getByRole('status')).toHaveText(/\d/);

    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const id = await options.first().getAttribute('id');
    await expect(input).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(dialog(page, field)).toHaveCount(0);
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await typeQuery();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const href = await options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href ?? ''}$`));
    await expect(dialog(page, field)).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

for (const words of firstOrAll([english, vietnamese])) {
  const { results, query } = words;

  test(`search: the result page at ${results}, and its message without results`, async ({
    page,
  }) => {
    await page.goto(`${results}?q=${encodeURIComponent(query)}`);
    const found = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
    await expect(found.first()).toBeVisible();
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(words.marked);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.goto(`${results}?q=zzzzqqqq`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      words.nothing,
    );
    expect(await axeFindings(page, 'main')).toEqual([]);
  });
}

for (const words of [vietnamese, english]) {
  const { results } = words;

  test(`search: any input gets an answer at ${results}`, async ({ request }) => {
    for (const [typed, title] of [
      ['a', words.short],
      ['', words.empty],
      ["<script>alert(1)</script> ' OR 1=1 -- & | ! :*", /./],
      ['x'.repeat(900), words.nothing],
    ] as const) {
      const state = new URLSearchParams({ q: typed, page: '-1', kind: 'no' });
      const answer = await request.get(`${results}?${state}`);
      expect(answer.status(), typed).toBe(200);
      const found = parse(await answer.text()).querySelector('main h2')?.textContent;
      if (typeof title === 'string') expect(found, typed).toBe(title);
      else expect(found, typed).toMatch(title);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  for (const words of firstOrAll([english, vietnamese])) {
    const { home, results, button, field, query } = words;

    test(`search: a link, a form and result links at ${home}`, async ({ page }) => {
      await page.goto(home);
      await banner(page).getByRole('link', { name: button, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${results}$`));
      const form = page.getByRole('search');
      await form.getByRole('searchbox', { name: field }).fill(query);
      await form.getByRole('button', { name: words.submit, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${results}\\?q=`));
      await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
      await expect(page).not.toHaveURL(/search/);
    });
  }
});

test('search: the endpoint answers, refuses invalid input with a code, and never returns 500', async ({
  request,
}) => {
  const answer = await request.get('/api/search?locale=vi&q=khao%20sat&limit=3');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('private, max-age=30');
  const { hits } = (await answer.json()) as { hits: { href: string }[] };
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.length).toBeLessThanOrEqual(3);
  for (const query of [
    '',
    'locale=fr&q=a',
    'locale=vi',
    'locale=vi&q=a&limit=0',
    'locale=vi&q=a&limit=1e9',
    'locale=en&q=%00',
  ]) {
    const refused = await request.get(`/api/search?${query}`);
    expect(refused.status(), query).toBe(400);
    expect(await refused.json()).toMatchObject({ code: expect.any(String) });
  }
  for (const typed of ['%F0%9F', "'%3B--", '%26%7C%21%28']) {
    expect((await request.get(`/api/search?locale=en&q=${typed}`)).status(), typed).toBe(200);
  }
});
