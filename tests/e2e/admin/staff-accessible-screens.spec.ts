import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../run-axe';
import { newLead, openPreview } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { enterAs, readPage, rowsOf } from '../accounts-and-settings';

type Look = readonly [width: 390 | 1440, language: 'vi' | 'en', theme: 'light' | 'dark'];

/** Phones and large screens with each language of the admin, and each with both themes. */
const looks: readonly Look[] = [
  [390, 'vi', 'dark'],
  [390, 'en', 'light'],
  [1440, 'vi', 'light'],
  [1440, 'en', 'dark'],
];

async function show(page: Page, [width, language, theme]: Look, url: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.context().addCookies([
    { name: 'payload-lng', value: language, url },
    { name: 'payload-theme', value: theme, url },
  ]);
}

/** Expects no finding of axe on the whole screen, with its navigation, header and frames, and no scrolling sideways. */
async function expectAccessible(page: Page, [width, , theme]: Look): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  expect(await axeFindings(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(width);
}

for (const look of looks) {
  const [width, language, theme] = look;
  test(`the forms of a page and of an article are accessible at ${width} px (${language}, ${theme})`, async ({
    page,
    editor,
    baseURL,
  }) => {
    await show(page, look, baseURL ?? '');
    await enterAs(page, 'editor');
    const { id } = await readPage(editor, '/pricing', 'vi');
    const answer = await editor.get('/api/blogs?limit=1&depth=0&locale=vi');
    const { docs } = (await answer.json()) as { docs: { id: number }[] };
    const article = `/admin/collections/blogs/${docs[0]?.id}?locale=vi`;
    for (const address of [`/admin/collections/pages/${id}?locale=vi`, article]) {
      await page.goto(address);
      await openPreview(page);
      const frame = page.locator('iframe#live-preview-iframe');
      await expect(frame.contentFrame().locator('[data-edit-bar]')).toBeVisible();
      await test.step(`${address} beside its preview`, () => expectAccessible(page, look));
      await page.locator('#live-preview-toggler').click();
      await expect(frame).toBeHidden();
      await test.step(`${address} alone`, () => expectAccessible(page, look));
    }
  });

  test(`the board of waiting leads is accessible at ${width} px (${language}, ${theme})`, async ({
    page,
    visitor,
    baseURL,
  }) => {
    const names = ['Khách Đã Trễ', 'Khách Đang Chờ', 'Khách Đã Trả Lời'].map(
      (name) => `${name} ${width} ${language}`,
    );
    const ids: number[] = [];
    for (const [index, name] of names.entries()) {
      const email = `axe-${index}-${width}-${language}@desk.example`;
      const phone = `09${width === 390 ? 3 : 4}${language === 'vi' ? 1 : 2}90077${index}`;
      ids.push(await newLead(visitor, name, { email, phone }));
    }
    await rowsOf(`UPDATE leads SET due_at = now() - interval '900 days' WHERE id = $1`, [ids[0]]);
    await rowsOf(`UPDATE leads SET due_at = now() + interval '1 hour' WHERE id = $1`, [ids[1]]);
    await rowsOf('UPDATE leads SET first_response_at = now() WHERE id = $1', [ids[2]]);
    await show(page, look, baseURL ?? '');
    await enterAs(page, 'sales');
    await page.goto('/admin/leads-board');
    for (const name of names) await expect(page.getByText(name)).toBeVisible();
    await expectAccessible(page, look);
    await rowsOf('UPDATE leads SET first_response_at = now() WHERE id = ANY($1)', [ids]);
  });
}
