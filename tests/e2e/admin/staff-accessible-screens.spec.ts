import { expect, type Page } from '@playwright/test';
import { firstOrAll, IS_EVERY_COMBINATION } from '../../support/all-combinations';
import { newLead, openList, openPreview } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { englishNames, vietnameseNames } from './find-wrong-accessible-names';
import { longName } from './long-names-on-screens';
import { expectAccessible, expectNamed, expectUnharmed, type Look, show } from './look-at-screens';
import { accounts, enterAs, readPage, rowsOf } from '../accounts-and-settings';

// Each kind of screen is opened once, and everything that a look at it can find is looked for. `npm run test:long`
// opens all screens of all roles.

/** Opens a screen, which the server has to send with the security policy. */
async function open(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.headers()['content-security-policy'], address).toContain("'strict-dynamic'");
}

for (const look of firstOrAll<Look>([
  [1440, 'vi', 'light'],
  [390, 'vi', 'dark'],
  [390, 'en', 'light'],
  [1440, 'en', 'dark'],
])) {
  const [width, language, theme] = look;
  test(`the form of a page and its preview are accessible at ${width} px (${language}, ${theme})`, async ({
    page,
    editor,
    baseURL,
  }) => {
    await show(page, look, baseURL);
    await enterAs(page, 'editor');
    const { id } = await readPage(editor, '/pricing', 'vi');
    await open(page, `/admin/collections/pages/${id}?locale=vi`);
    await openPreview(page);
    const frame = page.locator('iframe#live-preview-iframe');
    await expect(frame.contentFrame().locator('[data-edit-bar]')).toBeVisible();
    await test.step('beside its preview', () => expectAccessible(page, look));
    if (language === 'vi') {
      await expect(page.locator('.live-preview-toolbar-controls__breakpoint')).toHaveText(
        'Vừa khung',
      );
      await expect.poll(() => englishNames(page)).toEqual([]);
    }
    await page.locator('#live-preview-toggler').click();
    await expect(frame).toBeHidden();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    if (IS_EVERY_COMBINATION) await test.step('alone', () => expectAccessible(page, look));
  });
}

test('dialogs of the form of a page have Vietnamese names and give the focus back', async ({
  page,
  publishPage,
}) => {
  const id = await publishPage('/ten-trong-hop-thoai', 'vi');
  await enterAs(page, 'editor');
  await page.goto(`/admin/collections/pages/${id}?locale=vi`);
  await expect(page.getByRole('button', { name: 'Việc khác' }).first()).toBeVisible();

  await test.step('the focus comes back after a dialog that was opened from a menu', async () => {
    const menu = page.locator('.popup-button:has(.doc-controls__dots)');
    await menu.press('Enter');
    await page.locator('#action-delete').press('Enter');
    await expect(page.locator('.confirmation-modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });

  await test.step('a title of 200 letters without a space widens and covers nothing', async () => {
    await page.locator('#field-title').fill(longName('Tiêuđềdài'));
    await expect(page.locator('h1')).toContainText('Tiêuđềdài');
    await expectUnharmed(page, 'Tiêuđềdài');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await page.getByRole('button', { name: 'Hẹn giờ' }).click();
  await expect(page.getByRole('dialog', { name: 'Hẹn giờ cho bản tiếng Việt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.blocks-field__drawer-toggler').first().click();
  await expect(page.getByRole('dialog', { name: 'Thêm: Phần' })).toBeVisible();
  await expectNamed(page);
});

for (const look of firstOrAll<Look>([
  [390, 'vi', 'dark'],
  [390, 'en', 'light'],
  [1440, 'vi', 'light'],
  [1440, 'en', 'dark'],
])) {
  const [width, language, theme] = look;
  test(`the form of an article is accessible at ${width} px (${language}, ${theme})`, async ({
    page,
    editor,
    baseURL,
  }) => {
    const answer = await editor.get('/api/blogs?limit=1&page=5&depth=0&sort=id');
    const { docs } = (await answer.json()) as { docs: { id: number }[] };
    await show(page, look, baseURL);
    await enterAs(page, 'editor');
    await open(page, `/admin/collections/blogs/${docs[0]?.id}?locale=vi`);
    await expect(page.locator('[data-language-status] [data-status]')).toHaveCount(2);
    const frame = page.locator('iframe#live-preview-iframe');
    const toggler = page.locator('#live-preview-toggler');
    // Another test may have left the preview open for this account; its frame may come later than the button.
    if (await toggler.evaluate((button) => button.matches('[class*="--active"]'))) {
      await toggler.click();
    }
    await expect(frame).toBeHidden();
    await expectAccessible(page, look);
    if (language !== 'vi') return;

    await test.step('a screen reader hears Vietnamese names in the text editor, its menus, calendars and choices', async () => {
      await expect(page.getByRole('button', { name: 'Đậm', exact: true }).first()).toBeVisible();
      const insert = page.getByRole('button', { name: 'Thêm một đoạn ở cuối' });
      await expect(insert.first()).toBeAttached();
      await page.locator('[contenteditable="true"] p').first().hover();
      await expectNamed(page);

      await page.locator('.date-time-picker input').first().click();
      await expect(page.getByRole('button', { name: 'Tháng sau' })).toBeVisible();
      await expectNamed(page);
      await page.keyboard.press('Escape');

      const choice = page.locator('.field-type.select .rs__input').first();
      await expect(choice).toHaveAccessibleName(/\p{L}/u);
      const said = await choice.evaluate((box) => box.id.replace(/input$/, 'live-region'));
      await choice.press('ArrowDown');
      await expect(page.locator(`[id="${said}"] + [role="log"]`)).toContainText('Phím lên, xuống');
      await expectNamed(page);
    });
  });
}

test('a list is accessible, with Vietnamese names and a title of 200 letters', async ({
  page,
  publishPage,
  baseURL,
}) => {
  const look = [1440, 'vi', 'light'] as const;
  const start = 'Dòngdài';
  await publishPage('/dong-rat-dai', 'vi', { title: longName(start) });
  await show(page, look, baseURL);
  await enterAs(page, 'editor');
  await openList(page, '/admin/collections/pages?limit=10&sort=-updatedAt');
  await expect(page.getByRole('link', { name: start }).first()).toBeVisible();
  await expectAccessible(page, look);
  await page.locator('#toggle-list-columns').click();
  await expect(page.locator('.pill-selector, .column-selector').first()).not.toContainText('Panel');
  const box = page.locator('tbody input[type="checkbox"]').first();
  await expect(box).toHaveAccessibleName(/^Chọn ./);
  await expect(page.getByRole('button', { name: /^Xếp theo / }).first()).toBeVisible();
  await expect(page.getByLabel('[object')).toHaveCount(0);
  await expectNamed(page);
  await expectUnharmed(page, start);
});

for (const look of firstOrAll<Look>([
  [1440, 'en', 'dark'],
  [390, 'vi', 'dark'],
  [390, 'en', 'light'],
  [1440, 'vi', 'light'],
])) {
  const [width, language, theme] = look;
  test(`the board of waiting leads is accessible, and long names fit it and the form of a lead at ${width} px (${language}, ${theme})`, async ({
    page,
    visitor,
    baseURL,
  }) => {
    const start = `KháchĐãTrễ${width}${language}`;
    const names = [longName(start).slice(0, 120), 'Khách Đang Chờ', 'Khách Đã Trả Lời'].map(
      (name) => (name.startsWith(start) ? name : `${name} ${width} ${language}`),
    );
    const ids: number[] = [];
    for (const [index, name] of names.entries()) {
      const email = `axe-${index}-${width}-${language}@desk.example`;
      const phone = `09${width === 390 ? 3 : 4}${language === 'vi' ? 1 : 2}90077${index}`;
      ids.push(await newLead(visitor, name, { email, phone }));
    }
    const company = longName('Côngty');
    await rowsOf(
      `UPDATE leads SET due_at = now() - interval '800 days', company = $2,
         owner_id = (SELECT id FROM users WHERE email = $3) WHERE id = $1`,
      [ids[0], company, accounts.sales],
    );
    await rowsOf(`UPDATE leads SET due_at = now() + interval '1 hour' WHERE id = $1`, [ids[1]]);
    await rowsOf('UPDATE leads SET first_response_at = now() WHERE id = $1', [ids[2]]);
    await show(page, look, baseURL);
    await enterAs(page, 'sales');
    await open(page, '/admin/leads-board');
    for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
    await expectAccessible(page, look);
    const otherNames = language === 'vi' ? englishNames : vietnameseNames;
    await expect.poll(() => otherNames(page)).toEqual([]);
    await expectUnharmed(page, start, 'Côngty');
    await page.goto(`/admin/collections/leads/${ids[0]}`);
    await expect(page.locator('.lead-history li')).not.toHaveCount(0);
    await expectUnharmed(page, start, 'Côngty');
    await rowsOf('UPDATE leads SET first_response_at = now() WHERE id = ANY($1)', [ids]);
  });
}
