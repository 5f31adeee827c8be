import { expect, test } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { address } from './page-languages';

/** Help articles with the widest tables in their drawn screens. */
const articles = [
  'compare-stores',
  'import-customers',
  'merge-profiles',
  'money-actions',
  'quiet-topic',
  'website-chat',
];

test.use({ viewport: { width: 320, height: 720 } });

for (const language of firstOrAll(['en', 'vi'])) {
  test(`nothing in a drawn screen is cut off on the narrowest phones (${language})`, async ({
    page,
  }) => {
    for (const article of articles) {
      await page.goto(address(`/help-center/${article}`, language));
      const screens = page.locator('main [role="img"]:has(table)');
      await expect(screens.first()).toBeVisible();
      const cut = await screens.evaluateAll((all) =>
        all.flatMap((screen) => {
          const { right } = screen.getBoundingClientRect();
          return [...screen.querySelectorAll('td, td *')]
            .filter((part) => part.getBoundingClientRect().right > right - 8)
            .map((part) => part.textContent);
        }),
      );
      expect(cut, article).toEqual([]);
    }
  });
}
