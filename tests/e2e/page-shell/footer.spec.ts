import { expect, type Page } from '@playwright/test';
import { banner, expectNoAxeFindings, languages, PHONE, tab } from './page-shell-test-helpers';
import { onePage, test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll, IS_EVERY_COMBINATION } from '../../support/all-combinations';

const footer = (page: Page) => page.getByRole('contentinfo');
const group = (page: Page, title: string) =>
  footer(page)
    .locator('div:not(.fold-title)')
    .filter({ has: page.locator('h2', { hasText: title }) })
    .last();
const products = (page: Page) => footer(page).locator('details[name="footer-products"]');

/** Expects that a group of products opens and closes, and closes the one that was open. */
async function expectOneOpen(page: Page): Promise<void> {
  const groups = products(page);
  const opened = footer(page).locator('details[name="footer-products"][open]');
  await expect(groups).toHaveCount(4);
  await expect(opened).toHaveCount(0);
  for (const one of await groups.all()) {
    await one.locator('summary').click();
    await expect(one).toHaveAttribute('open');
    await expect(opened).toHaveCount(1);
    await expect(one.getByRole('listitem').first()).toBeVisible();
  }
  await groups.last().locator('summary').press('Enter');
  await expect(opened).toHaveCount(0);
}

const words = {
  vi: {
    tagline: 'Phần mềm quản trị trải nghiệm khách hàng và AI agent',
    awards: 'Giải thưởng',
    awardNames: ['Á quân Startup Wheel', 'Đổi mới sáng tạo', 'Đổi mới sáng tạo', 'Top 30'],
    supporters: 'Đồng hành cùng',
    sample: 'Một số tên, lời nói và con số trên trang này là minh hoạ.',
    offices: ['Thủ Đức', 'Hà Nội', 'Singapore'],
    map: 'Xem bản đồ',
    columns: ['Giải pháp', 'Ngành', 'Tài nguyên', 'Công ty'],
    products: 'Sản phẩm',
    socials: 'Mạng xã hội',
    copyright: '© 2024 Tamvia. Đã đăng ký bản quyền.',
  },
  en: {
    tagline: 'Customer experience software and AI agents',
    awards: 'Awards',
    awardNames: ['Startup Wheel, runner-up', 'Innovation Award', 'Innovation Award', 'Top 30'],
    supporters: 'Supported by',
    sample: 'Some names, words and figures on this page are samples.',
    offices: ['Thu Duc', 'Hanoi', 'Singapore'],
    map: 'See the map',
    columns: ['Solutions', 'Industries', 'Resources', 'Company'],
    products: 'Products',
    socials: 'Social networks',
    copyright: '© 2024 Tamvia. All rights reserved.',
  },
} as const;

for (const lang of firstOrAll(['vi', 'en'])) {
  const { home, prefix, menus, tabs } = languages[lang];
  const says = words[lang];

  for (const [layout, path] of [
    ['V5', home],
    ['default', `${prefix}/book-demo`],
  ] as const) {
    test.describe(`${layout} layout, ${lang}`, () => {
      let faults: string[] = [];
      const page = onePage(path, { before: (opening) => void (faults = collectFaults(opening)) });

      test(`§2 footer: logo with tagline (${layout}, ${lang})`, async () => {
        await expect(footer(page()).getByText(says.tagline)).toBeVisible();
        await expect(footer(page()).getByText('Tamvia', { exact: true })).toBeVisible();
      });

      test(`§2 footer: six supporters, four in one layout (${layout}, ${lang})`, async () => {
        const supporters = group(page(), says.supporters).getByRole('listitem');
        await expect(supporters).toHaveCount(layout === 'V5' ? 6 : 4);
        // The footer says exactly once that it contains samples (invented names, words or figures).
        await expect(footer(page()).getByText(says.sample)).toHaveCount(1);
      });

      test(`§2 footer: copyright line for 2024 (${layout}, ${lang})`, async () => {
        await expect(footer(page()).getByText(says.copyright, { exact: true })).toBeVisible();
      });

      test(`§2 four social icons are 40 by 40 pixels (${layout}, ${lang})`, async () => {
        const links = footer(page()).getByRole('list', { name: says.socials }).getByRole('link');
        const names = ['Facebook', 'LinkedIn', 'YouTube', 'Zalo'];
        for (const [index, name] of names.entries()) {
          await expect(links.nth(index)).toHaveAccessibleName(new RegExp(name));
        }
        const linked = () =>
          links.evaluateAll((all) =>
            all.map((link) => {
              const { width, height } = link.querySelector('svg')!.getBoundingClientRect();
              const [href, target, rel] = ['href', 'target', 'rel'].map((one) =>
                link.getAttribute(one),
              );
              return { href, target, rel, width, height };
            }),
          );
        for (const viewport of [{ width: 1280, height: 720 }, PHONE, { width: 320, height: 568 }]) {
          await page().setViewportSize(viewport);
          expect(await linked()).toEqual(
            names.map((name) => ({
              href: `https://social.tamvia.example/${name.toLowerCase()}`,
              target: '_blank',
              rel: 'noopener',
              width: 40,
              height: 40,
            })),
          );
        }
      });

      if (layout === 'default') {
        test(`§2 default layout: simple header and footer (${lang})`, async () => {
          await expect(page().locator('[data-menu]')).toHaveCount(0);
          await expect(banner(page()).locator('a[data-tab]')).toHaveText([...tabs]);
          await tab(page(), 'solutions').hover();
          const button = banner(page()).getByRole('button', { name: menus.solutions });
          await expect(button).toHaveCount(0);
          await expect(footer(page())).toHaveAttribute('data-layout', 'default');
          await expect(footer(page()).locator('address, details')).toHaveCount(0);
        });
        return;
      }

      test(`§2 footer: four awards (${lang})`, async () => {
        const items = group(page(), says.awards).getByRole('listitem');
        await expect(items).toHaveText(says.awardNames.map((name) => new RegExp(`${name}.*2024`)));
      });

      test(`§2 footer: e-mail, phone and three offices (${lang})`, async () => {
        const contacts = footer(page()).locator('address');
        await expect(contacts.getByRole('link', { name: 'hello@tamvia.example' })).toHaveAttribute(
          'href',
          'mailto:hello@tamvia.example',
        );
        await expect(contacts.getByRole('link', { name: '+84 28 7300 0000' })).toHaveAttribute(
          'href',
          'tel:+842873000000',
        );
        const offices = contacts.getByRole('heading', { level: 3 });
        await expect(offices).toHaveText(says.offices.map((name) => new RegExp(name)));
        const maps = contacts.getByRole('link', { name: says.map });
        await expect(maps).toHaveCount(3);
        for (const [index, part] of ['Hoa\\+Gi', 'Hoa\\+S', 'Frangipani'].entries()) {
          const map = maps.nth(index);
          await expect(map).toHaveAttribute('href', new RegExp(`/maps/search/.*query=.*${part}`));
          await expect(map).toHaveAttribute('rel', 'noopener');
          await expect(map).toHaveAccessibleName(new RegExp(says.offices[index] ?? ''));
        }
      });

      test(`§2 footer: link columns with a collapsible Products list (${lang})`, async () => {
        for (const title of says.columns) {
          expect(await group(page(), title).getByRole('link').count()).toBeGreaterThanOrEqual(4);
        }
        await expect(products(page()).locator('summary')).toHaveCount(4);
        await expect(products(page()).locator('summary').first()).toBeVisible();
      });

      test(`§4 footer products list opens one group at a time (${lang})`, async () => {
        await expectOneOpen(page());
        expect(faults).toEqual([]);
      });

      test(`the footer on phones is at most one and a half screens high (${lang})`, async () => {
        await page().setViewportSize(PHONE);
        const box = await footer(page()).boundingBox();
        expect(box?.height).toBeGreaterThan(0);
        expect(box?.height).toBeLessThanOrEqual(1.5 * PHONE.height);
        // Every link is in the footer once, and links in collapsed groups are one click away.
        const links = footer(page()).locator('a');
        const named = await links.evaluateAll((all) =>
          all.map((link) => `${link.getAttribute('href')} ${link.textContent}`),
        );
        expect(named.length).toBeGreaterThan(25);
        expect(new Set(named).size).toBe(named.length);
        const rows = footer(page()).locator('.phone-fold > summary');
        await expect(rows).toHaveCount(7);
        for (const row of await rows.all()) {
          await expect(row).toBeVisible();
          await row.press('Enter');
        }
        for (const row of await products(page()).locator('summary').all()) {
          await row.press('Enter');
          await expect(row.locator('xpath=..').getByRole('listitem').first()).toBeVisible();
        }
        const hidden = await links.evaluateAll((all) =>
          all
            .filter((one) => !one.closest('details[name]:not([open])') && !one.checkVisibility())
            .map((one) => one.outerHTML),
        );
        expect(hidden).toEqual([]);
        await expectNoAxeFindings(page(), 'footer');
        for (const row of await rows.all()) await row.press('Enter');
      });

      test(`the footer's groups are always open from tablets up (${lang})`, async () => {
        for (const width of [744, 1280]) {
          await page().setViewportSize({ width, height: 720 });
          await expect(footer(page()).locator('.phone-fold[open]')).toHaveCount(0);
          await expect(footer(page()).locator('.phone-fold > summary:visible')).toHaveCount(0);
          for (const title of says.columns) {
            await expect(group(page(), title).getByRole('link').first()).toBeVisible();
          }
          await expect(footer(page()).getByRole('textbox')).toBeVisible();
        }
      });

      test(`§2 footer: desktop and mobile layouts differ (${lang})`, async () => {
        const tops = async (titles: readonly string[]) => {
          const boxes = await Promise.all(
            titles.map((title) =>
              footer(page())
                .getByRole('heading', { level: 2, name: title, exact: true })
                .boundingBox(),
            ),
          );
          return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
        };
        // Columns stand side by side on a desktop, and below each other on a phone; so do awards and supporters.
        await page().setViewportSize({ width: 1280, height: 720 });
        expect(await tops(says.columns)).toBe(1);
        expect(await tops([says.awards, says.supporters])).toBe(1);
        expect(await tops([says.columns[0], says.products])).toBe(2);
        await page().setViewportSize(PHONE);
        expect(await tops(says.columns)).toBe(4);
        expect(await tops([says.awards, says.supporters])).toBe(2);
      });
    });
  }
}

// Without a script the groups open the same, because the browser itself closes the others.
if (IS_EVERY_COMBINATION) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('§4 footer products list opens one group at a time (en, without JavaScript)', async ({
      page,
    }) => {
      await page.goto('/en');
      await expectOneOpen(page);
    });
  });
}
