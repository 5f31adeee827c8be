import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { brand } from '../../brand.config';
import { collectFaults } from './support';

const languages = ['vi', 'en'] as const;
type Language = (typeof languages)[number];

const address = (path: string, language: Language) =>
  language === 'vi' ? path : `/en${path === '/' ? '' : path}`;

/** Words that only the other language has. */
const foreign: Record<Language, RegExp> = {
  vi: /\b(the|and|your|with|customers?)\b/i,
  // Not names, which begin with a capital, and not the sign of the currency.
  en: /(?:^|[\s“(])(?!đ(?![a-z]))[a-zà-ỹ]*[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/,
};

/** What is wrong with the text of a page: words of the other language outside of what says so itself. */
async function foreignText(page: Page, language: Language): Promise<string[]> {
  const lines = await page.locator('main').evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const inside = node.parentElement;
      // What another site calls itself stays in its language.
      const apart = '[lang]:not(html), a[target="_blank"], script, style';
      if (!inside?.closest(apart)) texts.push(node.textContent ?? '');
    }
    return texts;
  });
  const found = lines.filter((line) => foreign[language].test(line.replace(brand.legalName, '')));
  // An English term in a Vietnamese sentence is no foreign text; a sentence of English words is.
  return language === 'vi'
    ? found.filter((line) => !/[àáâãèéêìíòóôõùúýăđơư]/i.test(line) && line.split(' ').length > 4)
    : found;
}

async function expectGoodPage(page: Page, path: string, language: Language): Promise<void> {
  const faults = collectFaults(page);
  await page.setViewportSize({ width: 320, height: 720 });
  const response = await page.goto(address(path, language), { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1')).toHaveCount(1);
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  const tooWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await tooWide()).toBe(0);
  const axe = await new AxeBuilder({ page }).include('main').analyze();
  expect(axe.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(await foreignText(page, language)).toEqual([]);
  expect(faults).toEqual([]);
}

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
