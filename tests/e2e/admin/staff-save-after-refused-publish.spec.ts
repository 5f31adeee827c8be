import { expect, type Page } from '@playwright/test';
import { test } from './admin-test-fixtures';
import { enterAs, rowsOf } from '../accounts-and-settings';

const checks = (page: Page) => page.locator('[data-publish-checks]');

/** Opens the form of a page in Vietnamese, and waits for the panels beside it. */
async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}?locale=vi`);
  await expect(page.locator('[data-language-status] [data-status]')).toHaveCount(2);
  await expect(checks(page)).not.toHaveAttribute('data-publish-checks', 'waiting');
}

const waysToSave: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => page.locator('#action-save-draft').click(),
  'Ctrl+S': (page) => page.keyboard.press('Control+s'),
};

test('after a refused publish the draft can be saved without another edit', async ({
  page,
  editor,
  publishPage,
}) => {
  await enterAs(page, 'editor');
  const id = await publishPage('/bi-tu-choi', 'vi');
  const title = page.locator('#field-sections__0__title');
  const drafted = async () =>
    (await editor.get(`/api/pages/${id}?locale=vi&draft=true&depth=0`)).text();
  await openForm(page, id);
  for (const [way, save] of Object.entries(waysToSave)) {
    await test.step(`by ${way}`, async () => {
      const words = `Lời mời chưa xong, ${way}`;
      await title.fill(words);
      await page.locator('#field-sections__0__primary__href').fill('/khong-co-trang-nay');
      await expect(checks(page)).toHaveAttribute('data-publish-checks', '1');
      const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await page.locator('#action-save').click();
      expect((await refused).status()).toBe(400);
      await expect(page.locator('[data-type="error"]').first()).toBeVisible();
      await expect(page.locator('#action-save-draft')).toBeEnabled();
      await save(page);
      await expect.poll(drafted).toContain(words);
      // Once the draft is saved, the button to save it is disabled until the next change.
      await expect(page.locator('#action-save-draft')).toBeDisabled();
    });
  }
});

test('a form that the server did not accept can be submitted again without another edit', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  const [type] = await rowsOf<{ id: number; price: string }>(
    'SELECT id, price FROM ticket_types ORDER BY id LIMIT 1',
  );
  await page.goto(`/admin/collections/ticket-types/${type?.id}?locale=vi`);
  const save = page.locator('#action-save');
  const price = async () =>
    (await rowsOf<{ price: string }>('SELECT price FROM ticket_types WHERE id = $1', [type?.id]))[0]
      ?.price;
  await page.route(`**/api/ticket-types/${type?.id}?*`, (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await page.locator('#field-price').fill('123000');
  await save.click();
  await expect(page.locator('[data-type="error"]').first()).toBeVisible();
  expect(await price()).toBe(type?.price);
  await save.click();
  await expect.poll(price).toBe('123000');
  await rowsOf('UPDATE ticket_types SET price = $1 WHERE id = $2', [type?.price, type?.id]);
});
