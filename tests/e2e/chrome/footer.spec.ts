import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings, langs, languages, PHONE } from './support';
import { onePage, test } from '../listening';
import { collectFaults } from '../support';

const footer = (page: Page) => page.getByRole('contentinfo');
const group = (page: Page, title: string) =>
  footer(page)
    .locator('div')
    .filter({ has: page.locator('h2', { hasText: title }) })
    .last();

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

for (const lang of langs) {
  const { home, prefix } = languages[lang];
  const says = words[lang];

  for (const [layout, path] of [
    ['V5', home],
    ['default', `${prefix}/book-demo`],
  ] as const) {
    test.describe(`${layout} layout, ${lang}`, () => {
      const page = onePage(path);

      test(`§2 footer: logo with tagline (${layout}, ${lang})`, async () => {
        await expect(footer(page()).getByText(says.tagline)).toBeVisible();
        await expect(footer(page()).getByText('Tamvia', { exact: true })).toBeVisible();
      });

      test(`§2 footer: six supporters, four in one layout (${layout}, ${lang})`, async () => {
        const supporters = group(page(), says.supporters).getByRole('listitem');
        await expect(supporters).toHaveCount(layout === 'V5' ? 6 : 4);
        // Said once, at the foot of the page.
        await expect(footer(page()).getByText(says.sample)).toHaveCount(1);
      });

      test(`§2 footer: copyright line for 2024 (${layout}, ${lang})`, async () => {
        await expect(footer(page()).getByText(says.copyright, { exact: true })).toBeVisible();
      });

      test(`§2 four social icons are 40 by 40 pixels (${layout}, ${lang})`, async () => {
        const links = footer(page()).getByRole('list', { name: says.socials }).getByRole('link');
        for (const viewport of [{ width: 1280, height: 720 }, PHONE, { width: 320, height: 568 }]) {
          await page().setViewportSize(viewport);
          await expect(links).toHaveCount(4);
          for (const [index, name] of ['Facebook', 'LinkedIn', 'YouTube', 'Zalo'].entries()) {
            const link = links.nth(index);
            await expect(link).toHaveAccessibleName(new RegExp(name));
            await expect(link).toHaveAttribute(
              'href',
              `https://social.tamvia.example/${name.toLowerCase()}`,
            );
            await expect(link).toHaveAttribute('target', '_blank');
            await expect(link).toHaveAttribute('rel', 'noopener');
            const box = await link.locator('svg').boundingBox();
            expect([box?.width, box?.height]).toEqual([40, 40]);
          }
        }
      });

      if (layout !== 'V5') return;

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
        await expect(group(page(), says.products).locator('summary')).toHaveCount(4);
      });

      test(`§2 footer: desktop and mobile layouts differ (${lang})`, async () => {
        const tops = async (titles: readonly string[]) => {
          const boxes = await Promise.all(
            titles.map((title) => footer(page()).locator('h2', { hasText: title }).boundingBox()),
          );
          return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
        };
        // Columns stand in one row on a desktop, in two on a phone; awards and supporters side by side or not.
        await page().setViewportSize({ width: 1280, height: 720 });
        expect(await tops(says.columns)).toBe(1);
        expect(await tops([says.awards, says.supporters])).toBe(1);
        expect(await tops([says.columns[0], says.products])).toBe(2);
        await page().setViewportSize(PHONE);
        expect(await tops(says.columns)).toBe(2);
        expect(await tops([says.awards, says.supporters])).toBe(2);
      });
    });
  }
}

// Opening and closing is the same in both languages.
for (const [lang, javaScriptEnabled] of [
  ['vi', true],
  ['en', false],
] as const) {
  test.describe(`products list, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test(`§4 footer products list opens one group at a time (${lang}, JavaScript ${javaScriptEnabled ? 'on' : 'off'})`, async ({
      page,
    }) => {
      const faults = collectFaults(page);
      await page.goto(languages[lang].home);
      const groups = footer(page).locator('details');
      const opened = footer(page).locator('details[open]');
      await expect(groups).toHaveCount(4);
      await expect(opened).toHaveCount(0);
      for (const one of await groups.all()) {
        await one.locator('summary').click();
        await expect(one).toHaveAttribute('open');
        await expect(opened).toHaveCount(1);
        await expect(one.getByRole('listitem').first()).toBeVisible();
      }
      if (javaScriptEnabled) await expectNoAxeFindings(page);
      await groups.last().locator('summary').press('Enter');
      await expect(opened).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  });
}
