import { expect, test } from '@playwright/test';
import { address, languages } from '../pages/page-languages';
import { audited } from './pages-for-accessibility-audit';
import { lists, seededPages, slugsOf } from './read-seed-content';
import { expectGoodVisit } from './check-crawled-page';
import { allVisits, openedOf, visitOf, visitsIn } from './crawl-records';

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
  test(`§2 ${path}`, () => {
    for (const language of languages) expectGoodVisit(visitOf(language, address(path, language)));
  });
}

const otherPages = seededPages.filter(
  (path) => !(productPages as readonly string[]).includes(path),
);

for (const path of otherPages) {
  test(`status, title and content are as on the other pages: ${path}`, () => {
    for (const language of languages) expectGoodVisit(visitOf(language, address(path, language)));
  });
}

for (const [list, base] of Object.entries(lists)) {
  for (const language of languages) {
    test(`status, title and content of every entry of ${base} are as on the other pages (${language})`, () => {
      for (const slug of slugsOf(list)) {
        expectGoodVisit(visitOf(language, address(`${base}/${slug}`, language)));
      }
    });
  }
}

test('status, title and content of every other page in the sitemaps are as on the other pages', () => {
  const visits = allVisits();
  expect(visits.length).toBeGreaterThan(200);
  for (const visit of visits) expectGoodVisit(visit);
});

test('foundation: pages are free of axe findings in both languages (every template and kind of section)', () => {
  for (const language of languages) {
    const visits = openedOf(visitsIn(language)).filter(({ axe }) => axe !== null);
    expect(new Set(visits.map(({ path }) => path))).toEqual(audited[language]);
    for (const { path, axe } of visits) expect(axe, path).toEqual([]);
  }
});

const styledTags = (html: string) =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').match(/<[^<>]+\sstyle=[^<>]*>/gi) ?? [];

test('no public page has a style attribute, which the security policy would block', async ({
  request,
}) => {
  for (const { path, html } of allVisits()) expect(styledTags(html), path).toEqual([]);
  // URLs outside the sitemaps.
  for (const path of [
    '/gallery',
    '/search?q=csat',
    '/events?page=2',
    '/book-demo/thank-you',
    '/none',
  ]) {
    for (const language of languages) {
      const html = await (await request.get(address(path, language))).text();
      expect(html, path).toContain('<h1');
      expect(styledTags(html), path).toEqual([]);
    }
  }
});

const headOf = (html: string) => ({
  title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
  description: /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? '',
});

test('no two pages have the same title or description', () => {
  const heads = languages.flatMap((language) =>
    seededPages.map((path) => {
      const { title, description } = headOf(visitOf(language, address(path, language)).html);
      expect.soft(title.length, `${path} ${language}: title`).toBeGreaterThan(10);
      expect.soft(description.length, `${path} ${language}: description`).toBeGreaterThan(40);
      return { title, description };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});
