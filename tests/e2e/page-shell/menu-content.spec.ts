import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { languages, megaMenu, PHONE, tab } from './page-shell-test-helpers';
import { onePage, test } from '../wait-for-page-scripts';
import { firstOrAll } from '../../support/all-combinations';

const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
/** Opens a menu that may be open already. */
async function openMenu(page: Page, id: string): Promise<Locator> {
  await expect(page.locator('button[data-tab]')).toHaveCount(3);
  if ((await tab(page, id).getAttribute('aria-expanded')) !== 'true') await tab(page, id).click();
  await expect(megaMenu(page, id)).toBeVisible();
  return megaMenu(page, id);
}

const under = (prefix: string, paths: readonly string[]) => paths.map((path) => prefix + path);

const COLUMNS = {
  solutions: ['sales', 'customer-service', 'customer-experience-management'],
  useCases: [
    'lead-capture',
    'boost-conversion',
    'customer-support',
    'zalo-csat',
    'in-store-survey',
    'online-survey',
    'omnichannel-review',
  ],
  industries: ['retail', 'health-care', 'food-and-beverage', 'education', 'technology'],
  metrics: ['csat', 'nps', 'ces'],
};

for (const lang of firstOrAll(['en', 'vi'])) {
  const { home, prefix, soon, waiting, engagement } = languages[lang];

  test.describe(`the menus of the home page (${lang})`, () => {
    const page = onePage(home);

    test(`§2 the other metric menu lists only CSAT, NPS and CES (in the menu of ${lang})`, async () => {
      const menu = await openMenu(page(), 'solutions');
      expect(await addresses(menu.getByRole('link'))).toEqual(
        under(prefix, [
          ...COLUMNS.solutions.map((slug) => `/solutions/${slug}`),
          '/book-demo',
          ...COLUMNS.useCases.map((slug) => `/solutions/use-case/${slug}`),
          ...COLUMNS.industries.map((slug) => `/solutions/${slug}`),
          ...COLUMNS.metrics.map((slug) => `/solutions/cx-metric/${slug}`),
        ]),
      );
    });

    test(`D8 a coming-soon card shows its mark and is no link (in the menu of ${lang})`, async () => {
      const items = (await openMenu(page(), 'solutions')).getByRole('listitem');
      const marked = items.filter({ hasText: soon });
      await expect(marked).toHaveCount(3);
      for (const name of waiting) {
        const item = items.filter({ hasText: name });
        await expect(item).toContainText(soon);
        await expect(item.locator('a, button, [tabindex]')).toHaveCount(0);
      }
      // The specification has one exception: an entry that is coming soon, and still links to the booking page.
      await expect(marked.getByRole('link')).toHaveText(new RegExp(`${engagement}.*${soon}`, 's'));
      await expect(marked.getByRole('link')).toHaveAttribute('href', `${prefix}/book-demo`);
    });

    const expectSoon = async (request: APIRequestContext, name: string, slug: string) => {
      const items = (await openMenu(page(), 'solutions')).getByRole('listitem');
      const item = items.filter({ hasText: name });
      await expect(item).toContainText(soon);
      await expect(item.locator('a, button, [tabindex]')).toHaveCount(0);
      expect((await request.get(`${prefix}/solutions/${slug}`)).status()).toBe(404);
    };

    test(`§2 finance-banking is marked coming soon and has no link (in the menu of ${lang})`, ({
      request,
    }) => expectSoon(request, waiting[0], 'finance-banking'));

    test(`§2 securities-insurance is marked coming soon and has no link (in the menu of ${lang})`, ({
      request,
    }) => expectSoon(request, waiting[1], 'securities-insurance'));

    test(`§2 the Customer Engagement card is marked coming soon and links to /book-demo (in the menu of ${lang})`, async () => {
      const menu = await openMenu(page(), 'solutions');
      const link = menu.getByRole('link', { name: new RegExp(engagement) });
      await expect(link).toContainText(soon);
      await expect(link).toHaveAttribute('href', `${prefix}/book-demo`);
    });

    test(`§2 the product-update entry has no link (in the menu of ${lang})`, async () => {
      const items = (await openMenu(page(), 'resources')).getByRole('listitem');
      const update = items.filter({
        hasText: lang === 'vi' ? 'Cập nhật sản phẩm' : 'Product updates',
      });
      await expect(update).toBeVisible();
      await expect(update.locator('a')).toHaveCount(0);
      await expect(update).not.toContainText(soon);
      const guide = items.filter({ hasText: lang === 'vi' ? 'chuyên sâu' : 'in depth' });
      await expect(guide.getByRole('link')).toHaveAttribute(
        'href',
        'https://guide.tamvia.example/',
      );
      const wiki = items.filter({
        hasText: lang === 'vi' ? 'Wiki báo chí' : 'Press and media wiki',
      });
      await expect(wiki.getByRole('link')).toHaveAttribute('href', `${prefix}/press`);
      const community = items.filter({
        hasText: lang === 'vi' ? 'Nhóm cộng đồng' : 'CX community',
      });
      await expect(community.getByRole('link')).toHaveAttribute(
        'href',
        'https://social.tamvia.example/community',
      );
    });

    for (const [name, viewport] of [
      ['desktop', { width: 1280, height: 720 }],
      ['phone', PHONE],
    ] as const) {
      test(`§2 resources-style metric list: CLV goes to the customer-experience-management page (${name}, ${lang})`, async () => {
        await page().setViewportSize(viewport);
        const scope = page().locator(name === 'phone' ? '#site-menu' : '[data-menu="resources"]');
        const list = scope.locator('[data-column]').filter({ hasText: 'AHT' });
        const items = list.locator('li');
        await expect(items).toHaveCount(7);
        expect(await addresses(list.locator('a'))).toEqual(
          under(prefix, [
            '/solutions/cx-metric/csat',
            '/solutions/cx-metric/nps',
            '/solutions/cx-metric/ces',
            '/solutions/customer-experience-management',
          ]),
        );
        for (const metric of ['FRT', 'FCR', 'AHT']) {
          await expect(items.filter({ hasText: metric }).locator('a')).toHaveCount(0);
        }
      });
    }

    test(`§2 external links: blog, gated content, login, socials, community group, maps of offices (${lang})`, async () => {
      const all = await addresses(page().locator('a[href]'));
      for (const href of [
        `${prefix}/blog`,
        `${prefix}/resources`,
        'https://app.example.com/login',
        'https://social.tamvia.example/facebook',
        'https://social.tamvia.example/linkedin',
        'https://social.tamvia.example/youtube',
        'https://social.tamvia.example/zalo',
        'https://social.tamvia.example/community',
      ]) {
        expect(all).toContain(href);
      }
      const maps = all.filter((href) => href?.startsWith('https://www.google.com/maps/search/'));
      expect(new Set(maps).size).toBe(3);
    });

    test(`D11 menu targets come from the brand configuration and site settings (links of this site stay in ${lang})`, async () => {
      const links = page().locator('header a[href^="/"]:not([data-value]), footer a[href^="/"]');
      const strays = (await addresses(links)).filter(
        (href) => /^\/en(?:[/#]|$)/.test(href ?? '') !== (lang === 'en'),
      );
      expect(strays).toEqual([]);
    });
  });
}
