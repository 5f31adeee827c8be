import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import pg from 'pg';
import {
  deletePage,
  expectNoAxeFindings,
  languages,
  langs,
  publishPage,
  republishPage,
  greeting,
} from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { collectFaults, settings } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

/** Puts a number in place of a title directly in the database, so that the page can not be rendered. */
async function breakPage(pageId: number): Promise<void> {
  const database = new pg.Client({ connectionString: settings.database() });
  await database.connect();
  try {
    const { rowCount } = await database.query(
      `UPDATE pages_locales SET sections = jsonb_set(sections, '{0,title}', '5')
        WHERE _parent_id = $1 AND sections IS NOT NULL`,
      [pageId],
    );
    expect(rowCount).toBe(1);
  } finally {
    await database.end();
  }
}

for (const [lang, title, again] of firstOrAll([
  ['vi', 'Trang này chưa mở được', 'Thử lại'],
  ['en', 'This page could not be opened', 'Try again'],
])) {
  test(`a page that fails shows an error inside the site's frame, with links onward (${lang})`, async ({
    page,
  }) => {
    const { prefix, home, logo, bookDemo } = languages[lang];
    const path = `/chrome-fails-${lang}`;
    const id = await publishPage(path, { locale: lang });
    await breakPage(id);
    const response = await page.goto(prefix + path);
    expect(response?.status()).toBe(500);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: logo })).toHaveAttribute('href', home);
    await expect(banner.getByRole('link', { name: bookDemo })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'hello@tamvia.example' })).toBeVisible();
    await expect(footer.getByRole('link', { name: '+84 28 7300 0000' })).toBeVisible();
    await expectNoAxeFindings(page);
    expect(await page.locator('body').innerText()).not.toMatch(/TypeError|split|undefined|\bat /);

    await republishPage(id, lang);
    const faults = collectFaults(page);
    await page.getByRole('button', { name: again }).click();
    await expect(page.getByRole('heading', { name: greeting[lang].again })).toBeVisible();
    expect(faults).toEqual([]);
    await deletePage(id);
  });
}

// page-landmarks-and-width.spec.ts opens such a page in a browser.
test("an unknown address shows an error inside the site's frame, with links onward", async ({
  request,
}) => {
  for (const lang of langs) {
    const { prefix, home } = languages[lang];
    const answer = await request.get(`${prefix}/khong-co-trang-nay`);
    expect(answer.status()).toBe(404);
    const page = parse(await answer.text());
    const linksOf = (part: string) =>
      page.querySelectorAll(`${part} a`).map((link) => link.getAttribute('href'));
    expect(linksOf('header')).toContain(`${prefix}/book-demo`);
    expect(linksOf('footer')).toContain('mailto:hello@tamvia.example');
    expect(linksOf('main')).toContain(home);
  }
});
