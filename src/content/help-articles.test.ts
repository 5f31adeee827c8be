import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@/i18n/locales';

type Part = { blockType: string; href?: string; numbered?: boolean };
type Article = { question: string; answer: string; body: Part[] };

const slugs = readdirSync('content/vi/faqs').map((name) => name.replace('.json', ''));
const articleOf = (locale: Locale, slug: string) =>
  JSON.parse(readFileSync(`content/${locale}/faqs/${slug}.json`, 'utf8')) as Article;

describe.each(slugs)('the help article %s', (slug) => {
  it('has the same parts in both languages', () => {
    const [vi, en] = locales.map((locale) =>
      articleOf(locale, slug).body.map(({ blockType, href, numbered }) => [
        blockType,
        href,
        numbered,
      ]),
    );
    expect(en).toEqual(vi);
  });

  it.each(locales)(
    'has a valid length for search results, and links to another article (%s)',
    (locale) => {
      const { question, answer, body } = articleOf(locale, slug);
      expect(question.length).toBeLessThanOrEqual(60);
      expect(answer.length).toBeLessThanOrEqual(160);
      const next = body.at(-1)?.href?.replace('/help-center/', '');
      expect(slugs).toContain(next);
      expect(next).not.toBe(slug);
    },
  );
});
