import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { address, languages } from './page-languages';
import { test } from '../wait-for-page-scripts';

const slugs = readdirSync('content/vi/blogs').map((name) => name.replace('.json', ''));
const PER_PAGE = 9;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 /blog', async ({ page }) => {
    for (const language of languages) {
      const found = new Set<string | null>();
      const readLinks = async () => {
        const links = page.locator('#list').locator(`a[href^="${address('/blog/', language)}"]`);
        for (const href of await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href')),
        )) {
          found.add(href);
        }
      };
      await page.goto(address('/blog', language));
      await readLinks();
      expect(found.size).toBeLessThan(slugs.length);
      await page.goto(address(`/blog?page=2`, language));
      await readLinks();
      expect(found).toEqual(new Set(slugs.map((slug) => address(`/blog/${slug}`, language))));
      expect(slugs.length).toBeGreaterThan(PER_PAGE);

      await page.goto(address('/blog', language));
      await page.locator('#list nav').first().getByRole('link').nth(1).click();
      await expect(page).toHaveURL(/[?]category=[a-z-]+#list$/);
      const narrowed = page.locator('#list').locator(`a[href^="${address('/blog/', language)}"]`);
      await expect(narrowed).not.toHaveCount(0);
      await narrowed.first().click();
      await expect(page.locator('main time')).not.toHaveCount(0);

      for (const nonsense of ['page=abc', 'page=9999', 'page=-1']) {
        const answer = await page.goto(address(`/blog?${nonsense}`, language));
        expect(answer?.status(), nonsense).toBe(200);
      }
      await page.goto(address('/blog?category=nothing', language));
      await page.locator('#list').getByRole('link').last().click();
      await expect(page.locator('#list').locator('a[href*="/blog/"]')).not.toHaveCount(0);
    }
  });
});
