import { expect, test } from '@playwright/test';
import { brand } from '../../../brand.config';
import { address, languages } from '../pages/page-languages';
import { copyOf } from './read-seed-content';
import { documentOf, textOf, visitOf } from './crawl-records';

type Copy = {
  competitor: string;
  claims: { topic: string; sourceUrl: string; reviewBy: string }[];
  body: { blockType: string; text?: string }[];
};

const competitors = [
  'surveymonkey',
  'qualtrics',
  'googleforms',
  'intercom',
  'zendesk',
  'freshchat',
  'saleforce',
  'n8n',
  'pancake',
] as const;

const reviewed = { vi: '21 tháng 11, 2026', en: '21 November 2026' } as const;

for (const competitor of competitors) {
  test(`§2 comparison with ${competitor}`, () => {
    const slug = `tamvia-vs-${competitor}`;
    for (const language of languages) {
      const copy = copyOf(language, 'comparisons', slug) as Copy;
      const visit = visitOf(language, address(`/comparisons/${slug}`, language));
      const page = documentOf(visit);
      expect(visit.status, visit.path).toBe(200);
      const title = textOf(page.querySelector('h1'));
      expect(title, visit.path).toContain(copy.competitor);
      expect(title, visit.path).toContain('Tamvia');
      const current = copy.claims.filter(({ reviewBy }) => Date.parse(reviewBy) > Date.now());
      const rows = page.querySelectorAll('#sources tbody tr');
      expect(
        rows.map((row) => ({
          topic: textOf(row.querySelector('th[scope="row"]')),
          sourceUrl: row.querySelector('a')?.getAttribute('href'),
        })),
        visit.path,
      ).toEqual(current.map(({ topic, sourceUrl }) => ({ topic, sourceUrl })));
      for (const row of rows) expect(textOf(row), visit.path).toContain(reviewed[language]);
      const headings = visit.headings.filter(({ level, isShown }) => level === 2 && isShown);
      for (const { text = '' } of copy.body.filter(({ blockType }) => blockType === 'heading')) {
        const written = text.replaceAll('{{brand.name}}', brand.name);
        expect(headings.map((heading) => heading.text).join('\n'), visit.path).toContain(written);
      }
      expect(page.querySelector('main a[href$="/book-demo"]'), visit.path).not.toBeNull();
    }
  });
}

test('§2 /comparison-listing lists all nine comparisons', () => {
  for (const language of languages) {
    const page = documentOf(visitOf(language, address('/comparison-listing', language)));
    const links = page.querySelectorAll('#comparisons h4 a');
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
      competitors.map((name) => [
        (copyOf(language, 'comparisons', `tamvia-vs-${name}`) as Copy).competitor,
        address(`/comparisons/tamvia-vs-${name}`, language),
      ]),
    );
  }
});
