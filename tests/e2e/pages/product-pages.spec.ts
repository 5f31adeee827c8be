import { expect } from '@playwright/test';
import { languages as words, langs, megaMenu, openAlive, tab } from '../chrome/support';
import { test } from '../listening';
import { signIn } from '../support';

const prefixes = { vi: '', en: '/en' } as const;

const waiting = {
  'finance-banking': { vi: 'Tài chính, ngân hàng', en: 'Finance and banking' },
  'securities-insurance': { vi: 'Chứng khoán, bảo hiểm', en: 'Securities and insurance' },
} as const;

for (const name of ['finance-banking', 'securities-insurance'] as const) {
  test(`§2 ${name} is marked coming soon and has no link`, async ({ page, request }) => {
    for (const lang of langs) {
      await openAlive(page, words[lang].home);
      await tab(page, 'solutions').click();
      const entry = megaMenu(page, 'solutions')
        .getByRole('listitem')
        .filter({ hasText: waiting[name][lang] });
      await expect(entry).toContainText(words[lang].soon);
      await expect(entry.locator('a, button, [tabindex]')).toHaveCount(0);
      const own = await request.get(`${prefixes[lang]}/solutions/${name}`);
      expect(own.status()).toBe(404);
    }
  });
}

test('§2 the Customer Engagement card is marked coming soon and links to /book-demo', async ({
  page,
}) => {
  for (const lang of langs) {
    const { home, engagement, soon, prefix } = words[lang];
    await openAlive(page, home);
    await tab(page, 'solutions').click();
    const link = megaMenu(page, 'solutions').getByRole('link', { name: new RegExp(engagement) });
    await expect(link).toContainText(soon);
    await expect(link).toHaveAttribute('href', `${prefix}/book-demo`);
  }
});

test('§6 the public site has no roles: every visitor gets the same page', async ({
  page,
  playwright,
  baseURL,
}) => {
  // Texts of the page; the addresses of scripts are the framework's.
  const textOf = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const nobody = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await signIn(page.request, 'admin');
  for (const url of ['/', '/en/pricing', '/solutions/sales', '/book-demo']) {
    const signedOut = await (await nobody.get(url)).text();
    const signedIn = await (await page.request.get(url)).text();
    expect(textOf(signedIn), url).toBe(textOf(signedOut));
  }
  await nobody.dispose();
});
