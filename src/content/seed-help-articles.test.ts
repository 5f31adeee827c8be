import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@/i18n/locales';
import { readScreen, type Screen } from '@/lib/drawn-screen-notation';

type Part = {
  blockType: string;
  href?: string;
  numbered?: boolean;
  items?: string;
  place?: string;
  lines?: string;
  alt?: string;
  caption?: string;
};
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

type Place = { step: number | null; text: string };

/** The texts at the numbered steps of a drawn screen, with the number of each. */
function numbered({ actions, rows }: Screen): Place[] {
  const inRows = rows.flatMap((row): Place[] => {
    if (row.kind === 'table') return row.rows.flatMap(({ cells }) => cells);
    return row.kind === 'controls' ? row.cells : [row];
  });
  return [...actions, ...inRows].filter(({ step }) => step !== null);
}

/** The drawn screens of an article, each with the steps above it. */
function screensOf({ body }: Article) {
  let steps: string[] = [];
  return body.flatMap((part) => {
    if (part.blockType === 'list' && part.numbered) steps = part.items?.split('\n') ?? [];
    const { place = '', lines = '', alt = '', caption = '' } = part;
    return part.blockType === 'screen'
      ? [{ screen: readScreen(place, lines), steps, alt, caption }]
      : [];
  });
}

const withScreens = slugs.filter((slug) => screensOf(articleOf('vi', slug)).length > 0);

it('thirty help articles show the screen that they speak of', () => {
  expect(withScreens).toHaveLength(30);
});

describe.each(withScreens)('the screens of the help article %s', (slug) => {
  it.each(locales)('are numbered like the steps, which name what is there (%s)', (locale) => {
    for (const { screen, steps } of screensOf(articleOf(locale, slug))) {
      const places = numbered(screen);
      expect(places.length).toBeGreaterThan(0);
      expect(places.length).toBeLessThanOrEqual(3);
      expect(new Set(places.map(({ step }) => step)).size).toBe(places.length);
      for (const { step, text } of places) {
        expect(steps[(step ?? 0) - 1]?.toLowerCase()).toContain(text.toLowerCase());
      }
    }
  });

  it.each(locales)('say in words what they show (%s)', (locale) => {
    for (const { alt, caption } of screensOf(articleOf(locale, slug))) {
      expect(alt.length).toBeGreaterThan(60);
      expect(alt.length).toBeLessThanOrEqual(300);
      expect(caption).toMatch(locale === 'vi' ? /bước/ : /step/);
    }
  });

  it('show the same in both languages', () => {
    const [vi, en] = locales.map((locale) =>
      screensOf(articleOf(locale, slug)).map(({ screen }) => ({
        place: screen.place.length,
        steps: numbered(screen).map(({ step }) => step),
        rows: screen.rows.map((row) =>
          row.kind === 'table'
            ? row.rows.map(({ cells }) => cells.map(({ kind }) => kind))
            : row.kind,
        ),
      })),
    );
    expect(en).toEqual(vi);
  });

  it.each(locales)('stand in a part of the product (%s)', (locale) => {
    const { screen: words } = JSON.parse(
      readFileSync(`messages/${locale}/sections.json`, 'utf8'),
    ) as { screen: Record<string, string> };
    for (const { screen } of screensOf(articleOf(locale, slug))) {
      expect(Object.values(words)).toContain(screen.place[0]);
    }
  });
});
