import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { languages as words, langs, megaMenu, openAlive, tab } from './chrome-support';
import { test } from './listening';
import { signIn } from './support';

const prefixes = { vi: '', en: '/en' } as const;

const metrics = ['csat', 'nps', 'ces', 'clv', 'frt', 'fcr', 'aht'] as const;

const chapters = [
  ['voice-of-the-customer', 'Tiếng nói khách hàng'],
  ['customer-research', 'Nghiên cứu khách hàng'],
  ['metrics', 'Chỉ số'],
  ['roles-and-governance', 'Vai trò và quản trị'],
  ['strategy', 'Chiến lược'],
  ['technology', 'Công nghệ'],
  ['personas-and-journeys', 'Chân dung và hành trình'],
  ['customer-centric-culture', 'Văn hoá lấy khách làm gốc'],
  ['purpose', 'Mục đích'],
] as const;

const paths = readdirSync('content/vi/pages').map((file) =>
  file === 'home.json' ? '/' : `/${file.replace(/\.json$/, '').replaceAll('.', '/')}`,
);
const everyAddress = langs.flatMap((lang) =>
  paths.map((path) => (path === '/' ? prefixes[lang] || '/' : prefixes[lang] + path)),
);

test('D9 all seven metric pages exist', async ({ request }) => {
  for (const lang of langs) {
    for (const metric of metrics) {
      const response = await request.get(`${prefixes[lang]}/solutions/cx-metric/${metric}`);
      expect(response.status(), `${metric} ${lang}`).toBe(200);
      expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>.*${metric}`, 'is'));
    }
  }
});

test('§2 the CX guide has its nine section ids, with Vietnamese titles', async ({ page }) => {
  await page.goto('/cxm-framework');
  for (const [id, title] of chapters) {
    const chapter = page.locator(`[id="${id}"]`);
    await expect(chapter).toHaveCount(1);
    await expect(chapter.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  }
});

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

test('D23 prices are VND, formatted by locale', async ({ page }) => {
  await page.goto('/pricing');
  const vietnamese = await page.locator('main').innerText();
  expect(vietnamese).toMatch(/\d{1,3}(?:\.\d{3})+\s?₫/u);
  expect(vietnamese).not.toMatch(/₫[ \u00a0]?\d/u);
  await page.goto('/en/pricing');
  const english = await page.locator('main').innerText();
  expect(english).toMatch(/₫\s?\d{1,3}(?:,\d{3})+/u);
  expect(english).not.toMatch(/\d[ \u00a0]?₫/u);
});

test('§1 every page of the site opens without an account', async ({ request }) => {
  for (const url of everyAddress) {
    const response = await request.get(url, { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
    expect(response.headers()['set-cookie'], url).toBeUndefined();
  }
});

/** Read by applicants, partners, journalists and counsel: their pages lead elsewhere, the header still offers the demo. */
const notForProspects =
  /\/(?:privacy|cookies|terms|careers|press|news-and-press|contact|partners)$/;

test('§1 every page leads on to booking a demo', async ({ request }) => {
  for (const url of everyAddress) {
    const html = await (await request.get(url)).text();
    const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
    const demo = `href="${url.startsWith('/en') ? '/en' : ''}/book-demo"`;
    expect(header.includes(demo), `${url}: header`).toBe(true);
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    if (notForProspects.test(url) || main.includes('data-form="book-demo"')) continue;
    expect(main.includes(demo), `${url}: the page itself`).toBe(true);
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
