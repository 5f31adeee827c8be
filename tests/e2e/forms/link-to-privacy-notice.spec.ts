import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { test } from '../wait-for-page-scripts';
import { firstOrAll } from '../../support/all-combinations';

const forms = [
  ['/contact', 'form-contact'],
  ['/book-demo', 'form-book-demo'],
  ['/customers', 'form-newsletter-line'],
] as const;

test('each form links to the privacy notice, in the language of its page', async ({ request }) => {
  for (const [prefix, words] of [
    ['', 'Chính sách quyền riêng tư'],
    ['/en', 'Privacy policy'],
  ] as const) {
    for (const [path, id] of forms) {
      const html = await (await request.get(`${prefix}${path}`)).text();
      const links = parse(html)
        .querySelectorAll(`#${id} a[href="${prefix}/privacy"]`)
        .map(({ textContent }) => textContent.trim());
      expect(links, `${prefix}${path}`).toEqual([words]);
    }
  }
});

// The form in the footer comes first, because its code is loaded on first use.
for (const [path, id] of firstOrAll<(typeof forms)[number]>([forms[2], forms[0], forms[1]])) {
  test(`a form links to the privacy notice before its button, and keeps typed text on return (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    const asking = page.locator(`#${id}`);
    const link = asking.locator('a[href="/privacy"]');
    await expect(asking.locator('label a')).toHaveCount(0);
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(asking.locator('button[type="submit"]')).toBeFocused();
    await asking.locator('[name="email"]').fill('lan@example.com');
    await expect(asking.locator('[name="key"]')).toHaveCount(1);
    const title = (await page.locator('h1').textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.goBack();
    // The page that is left has a privacy line too, and is removed only after the URL has changed.
    await expect(page.locator('h1')).toHaveText(title);
    // The code of the newsletter form in the footer is loaded on first use.
    await asking.locator('[name="email"]').focus();
    await expect(asking.locator('[name="email"]')).toHaveValue('lan@example.com');
  });
}
