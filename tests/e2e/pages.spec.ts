import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { address, expectGoodPage, languages } from './good-page';
import { test } from './listening';

const productPages = [
  '/pricing',
  '/about-us',
  '/partners',
  '/xm-core-platform',
  '/cxm-framework',
  '/solutions/sales',
  '/solutions/customer-service',
  '/solutions/customer-experience-management',
  '/solutions/retail',
  '/solutions/health-care',
  '/solutions/food-and-beverage',
  '/solutions/education',
  '/solutions/technology',
  '/solutions/use-case/lead-capture',
  '/solutions/use-case/boost-conversion',
  '/solutions/use-case/customer-support',
  '/solutions/use-case/zalo-csat',
  '/solutions/use-case/in-store-survey',
  '/solutions/use-case/online-survey',
  '/solutions/use-case/omnichannel-review',
  '/solutions/cx-metric/csat',
  '/solutions/cx-metric/nps',
  '/solutions/cx-metric/ces',
  '/solutions/cx-metric/clv',
  '/solutions/cx-metric/frt',
  '/solutions/cx-metric/fcr',
  '/solutions/cx-metric/aht',
] as const;

for (const path of productPages) {
  test(`§2 ${path}`, async ({ page }) => {
    for (const language of languages) await expectGoodPage(page, path, language);
  });
}

const seeded = readdirSync('content/vi/pages').map((file) =>
  file === 'home.json' ? '/' : `/${file.replace(/\.json$/, '').replaceAll('.', '/')}`,
);
const otherPages = seeded.filter((path) => !(productPages as readonly string[]).includes(path));

for (const path of otherPages) {
  test(`a page like the others: ${path}`, async ({ page }) => {
    for (const language of languages) await expectGoodPage(page, path, language);
  });
}

test('no two pages have the same title or description', async ({ request }) => {
  const heads = await Promise.all(
    languages.flatMap((language) =>
      seeded.map(async (path) => {
        const html = await (await request.get(address(path, language))).text();
        const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
        const description = /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? '';
        expect.soft(title.length, `${path} ${language}: title`).toBeGreaterThan(10);
        expect.soft(description.length, `${path} ${language}: description`).toBeGreaterThan(40);
        return { title, description };
      }),
    ),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test('no link of any page is broken, nor any fragment', async ({ request }) => {
  test.setTimeout(180_000);
  const pages = new Map<string, Promise<{ status: number; html: string }>>();
  const read = (url: string) => {
    let page = pages.get(url);
    if (!page) {
      page = request
        .get(url, { maxRedirects: 0 })
        .then(async (response) => ({ status: response.status(), html: await response.text() }));
      pages.set(url, page);
    }
    return page;
  };
  const broken: string[] = [];
  for (const start of languages.flatMap((language) =>
    seeded.map((path) => address(path, language)),
  )) {
    const { html } = await read(start);
    const links = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href ?? '');
    for (const link of new Set(links.filter((href) => /^[/#]/.test(href)))) {
      const [path = '', fragment] = link.replaceAll('&amp;', '&').split('#');
      const target = await read(path === '' ? start : path);
      if (target.status !== 200) broken.push(`${start}: ${link} answers ${target.status}`);
      else if (fragment && !target.html.includes(`id="${fragment}"`)) {
        broken.push(`${start}: ${link} has no such place`);
      }
    }
  }
  expect([...new Set(broken)]).toEqual([]);
});
