import { expect, test } from '@playwright/test';
import { address, languages } from '../pages/page-languages';
import { seededPages } from './read-seed-content';
import { allVisits, documentOf, textOf, visitOf } from './crawl-records';

const metrics = ['csat', 'nps', 'ces', 'clv', 'frt', 'fcr', 'aht'] as const;

test('D9 all seven metric pages exist', () => {
  for (const language of languages) {
    for (const metric of metrics) {
      const { status, html } = visitOf(
        language,
        address(`/solutions/cx-metric/${metric}`, language),
      );
      expect(status, `${metric} ${language}`).toBe(200);
      expect(html).toMatch(new RegExp(`<h1[^>]*>.*${metric}`, 'is'));
    }
  }
});

test('D23 prices are VND, formatted by locale', () => {
  const textAt = (...at: Parameters<typeof visitOf>) => visitOf(...at).words.join('\n');
  const vietnamese = textAt('vi', '/pricing');
  expect(vietnamese).toMatch(/\d{1,3}(?:\.\d{3})+\s?₫/u);
  expect(vietnamese).not.toMatch(/₫[ \u00a0]?\d/u);
  const english = textAt('en', '/en/pricing');
  expect(english).toMatch(/₫\s?\d{1,3}(?:,\d{3})+/u);
  expect(english).not.toMatch(/\d[ \u00a0]?₫/u);
});

test('§1 every page of the site opens without an account', () => {
  for (const { path, url, status, headers } of allVisits()) {
    expect(status, path).toBe(200);
    expect(new URL(url).pathname, path).toBe(path);
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});

/**
 * Pages that lead on to something else, for example for applicants, partners and journalists. Their header still
 * offers the demo.
 */
const notForProspects =
  /\/(?:privacy|cookies|terms|careers|press|news-and-press|contact|partners)$/;

test('§1 every page leads on to booking a demo', () => {
  for (const language of languages) {
    for (const path of seededPages) {
      const { html } = visitOf(language, address(path, language));
      const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
      const demo = `href="${address('/book-demo', language)}"`;
      expect(header.includes(demo), `${path} ${language}: header`).toBe(true);
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      if (notForProspects.test(path) || main.includes('data-form="book-demo"')) continue;
      expect(main.includes(demo), `${path} ${language}: the page itself`).toBe(true);
    }
  }
});

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

test('§2 the CX guide has its nine section ids, with Vietnamese titles', () => {
  const guide = documentOf(visitOf('vi', '/cxm-framework'));
  for (const [id, title] of chapters) {
    expect(guide.querySelectorAll(`[id="${id}"]`), id).toHaveLength(1);
    expect(textOf(guide.querySelector(`[id="${id}"] h2`)), id).toBe(title);
  }
});
