import { expect, test } from '@playwright/test';
import { address, type Language, languages } from '../pages/page-languages';
import { copyOf, slugsOf } from './read-seed-content';
import { documentOf, textOf, visitOf } from './crawl-records';

/** The fields of an entry's seed content that the tests read; each list has some of them. */
type Copy = {
  title: string;
  seo: { title: string };
  summary: string;
  author: string;
  salary: string;
  isOpen: boolean;
  deadline: string;
  isGated: boolean;
  figures: { value: string; label: string; source: string }[];
  quote: { content: string };
};

const open = (language: Language, path: string) => {
  const visit = visitOf(language, address(path, language));
  expect(visit.status, visit.path).toBe(200);
  return { visit, page: documentOf(visit) };
};

for (const language of languages) {
  test(`§2 /marketplace (the page of every integration, ${language})`, () => {
    for (const slug of slugsOf('integrations')) {
      const { visit, page } = open(language, `/marketplace/${slug}`);
      const { seo } = copyOf(language, 'integrations', slug) as Copy;
      expect(textOf(page.querySelector('h1')), visit.path).toBe(seo.title);
    }
  });

  test(`§2 /careers (every opening, ${language})`, () => {
    const list = open(language, '/careers').page;
    for (const slug of slugsOf('career-opportunities')) {
      const copy = copyOf(language, 'career-opportunities', slug) as Copy;
      const isOpen = copy.isOpen && Date.parse(copy.deadline) > Date.now();
      const { visit, page } = open(language, `/careers/${slug}`);
      const link = list.querySelector(`#list a[href="${visit.path}"]`);
      expect(textOf(link), visit.path).toBe(copy.title);
      expect(textOf(page.querySelector('h1')), visit.path).toBe(copy.title);
      expect(textOf(page.querySelector('main header')), visit.path).toContain(copy.salary);
      const forms = page.querySelectorAll('form[data-form="career"]');
      expect(forms, visit.path).toHaveLength(isOpen ? 1 : 0);
      const position = forms[0]?.querySelector('[name="position"]')?.getAttribute('value');
      expect(position, visit.path).toBe(isOpen ? slug : undefined);
    }
  });
}

test('§2 event pages, videos, quotes, news and comparisons show their fields (news and stories)', () => {
  for (const language of languages) {
    const slug = 'duplicate-profiles-merged-by-people';
    const news = copyOf(language, 'news-and-press', slug) as Copy;
    const head = open(language, `/news-and-press/${slug}`).page.querySelector('article header');
    expect(textOf(head?.querySelector('h1') ?? null)).toBe(news.title);
    expect(textOf(head)).toContain(news.summary);
    expect(textOf(head)).toContain(news.author);
    const published = head?.querySelector('time')?.getAttribute('datetime');
    expect(published).toBe('2026-06-18T02:00:00.000Z');
    const story = copyOf(language, 'customer-successes', 'bep-co-sau') as Copy;
    const { page } = open(language, '/customers/bep-co-sau');
    expect(textOf(page.querySelector('h1'))).toBe(story.title);
    const figures = page.querySelectorAll('article header dl > div').map(textOf);
    for (const { value, label, source } of story.figures) {
      const figure = figures.find((text) => text.includes(label));
      expect(figure).toContain(value);
      expect(figure).toContain(source);
    }
    expect(page.querySelectorAll('blockquote').map(textOf)).toEqual([story.quote.content]);
  }
});

test('D11 blog, resources and press are hosted here', () => {
  for (const language of languages) {
    for (const path of ['/blog', '/press', '/resources']) {
      const { visit, page } = open(language, path);
      expect(new URL(visit.url).pathname).toBe(visit.path);
      if (path !== '/resources') continue;
      expect(page.querySelectorAll('#tools li')).toHaveLength(slugsOf('tools').length);
    }
    const { page: updates } = open(language, '/product-updates');
    expect(updates.querySelectorAll('#releases details')).toHaveLength(
      slugsOf('release-notes').length,
    );
    for (const slug of slugsOf('resources')) {
      const { isGated } = copyOf(language, 'resources', slug) as Copy;
      const { visit, page } = open(language, `/resources/${slug}`);
      expect(page.querySelectorAll('#get form'), visit.path).toHaveLength(isGated ? 1 : 0);
    }
  }
});
