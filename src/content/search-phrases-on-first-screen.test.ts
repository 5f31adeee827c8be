import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@/i18n/locales';
import { brand } from '../../brand.config';

type Page = { seo: { title: string; description: string }; sections: Record<string, unknown>[] };
type Phrases = Record<Locale, string>;

/** The search phrase that each main page has to answer, in both languages. */
const phrases = JSON.parse(readFileSync('docs/target-phrases.json', 'utf8')) as Record<
  string,
  Phrases
>;

const pageOf = (locale: Locale, page: string) =>
  JSON.parse(readFileSync(`content/${locale}/pages/${page}.json`, 'utf8')) as Page;
const oneLine = (text: unknown) => (typeof text === 'string' ? text.replaceAll('\n', ' ') : '');

/** The heading and lead on the first screen of a page. */
function firstScreenOf(locale: Locale, page: string) {
  const { seo, sections } = pageOf(locale, page);
  const [opening = {}] = sections;
  const isMetric = opening.blockType === 'metricHero';
  const lead = isMetric ? String(opening.definition).split('\n')[0] : opening.text;
  return {
    title: seo.title.replaceAll('{{brand.name}}', brand.name),
    description: seo.description.replaceAll('{{brand.name}}', brand.name),
    heading: oneLine(isMetric ? opening.name : opening.title),
    lead: oneLine(lead),
    picture: opening.picture,
  };
}

const isMain = /^(?:home|pricing|solutions|xm-core-platform)/u;
const main = globSync('content/vi/pages/*.json')
  .map((file) => file.replace(/^.*[/\\]/u, '').replace(/\.json$/u, ''))
  .filter((page) => isMain.test(page))
  .toSorted();
const cases = main.flatMap((page) => locales.map((locale) => ({ page, locale })));

describe('the first screen of a main page', () => {
  it('has a search phrase of its own in each language', () => {
    expect(Object.keys(phrases).toSorted()).toEqual(main);
    for (const locale of locales) {
      const all = Object.values(phrases).map((phrase) => phrase[locale]);
      expect(all.filter((phrase, place) => all.indexOf(phrase) !== place)).toEqual([]);
    }
  });

  it.each(cases)(
    'has its search phrase in title, description and heading or lead: $page ($locale)',
    ({ page, locale }) => {
      const phrase = phrases[page]?.[locale] ?? 'none';
      const { title, description, heading, lead } = firstScreenOf(locale, page);
      const places = [title, description, `${heading} ${lead}`];
      expect(places.filter((text) => !text.toLocaleLowerCase(locale).includes(phrase))).toEqual([]);
    },
  );

  it.each(cases)('is short enough to read in five seconds: $page ($locale)', ({ page, locale }) => {
    const { title, description, heading, lead } = firstScreenOf(locale, page);
    expect(`${heading} ${lead}`.split(/\s+/u).length).toBeLessThanOrEqual(45);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it.each(locales)('has a heading and a picture that no other page has (%s)', (locale) => {
    const screens = main.map((page) => firstScreenOf(locale, page));
    const headings = screens.map(({ heading }) => heading);
    const pictures = screens.flatMap(({ picture }) => (picture ? [picture] : []));
    expect(new Set(headings).size).toBe(main.length);
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter((name, place) => pictures.indexOf(name) !== place)).toEqual([]);
  });
});
