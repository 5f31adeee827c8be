import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales, type Locale, otherLocale } from '@/i18n/locales';
import { pictureNames, type PictureName } from '@/site/pictures/names';
import { Picture } from '@/site/pictures/registry';
import { PlatformShowcase } from '@/site/sections/platform-showcase/view';
import { hueOf } from '@/site/ui/hue';
import en from '@messages/en/pictures.json';
import vi from '@messages/vi/pictures.json';
import { brand } from '../../brand.config';

type Catalogue = Record<string, Record<string, string>>;
const catalogues: Record<Locale, Catalogue> = { en, vi };

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The messages of a picture as its reader meets them. */
const messagesOf = (name: PictureName, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(catalogues[locale][camelCase(name)]!).map(([key, text]) => [
      key,
      text.replaceAll('{{brand}}', brand.name),
    ]),
  );

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (html: string) => html.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const drawn = (name: PictureName, locale: Locale) =>
  decoded(renderToStaticMarkup(<Picture name={name} locale={locale} />));

/** What stands between tags: the text a reader sees. */
const textsOf = (html: string) =>
  [...html.matchAll(/>([^<]+)</g)].map(([, text]) => text!.trim()).filter(Boolean);

const every = pictureNames.flatMap((name) => locales.map((locale) => [name, locale] as const));

describe('drawn product pictures', () => {
  it('each has a catalogue of its own, and there are no others', () => {
    for (const locale of locales) {
      expect(Object.keys(catalogues[locale]).sort()).toEqual(pictureNames.map(camelCase).sort());
    }
  });

  it.each(every)('%s is one image with a text alternative (%s)', (name, locale) => {
    const html = drawn(name, locale);
    const { alt } = messagesOf(name, locale);
    expect(alt!.length).toBeGreaterThan(40);
    expect(html.match(/role="img"/g)).toHaveLength(1);
    expect(html).toMatch(/^<div role="img" aria-label="/);
    expect(html).toContain(`aria-label="${alt}"`);
    // What it is drawn of is kept from screen readers, and nothing in it takes the focus.
    expect(html.match(/^<div role="img"[^>]*><div aria-hidden="true"/)).not.toBeNull();
    expect(html).not.toMatch(/<(?:a|button|input|select|textarea|summary)\b|tabindex/i);
  });

  it.each(every)('%s shows every message of its language (%s)', (name, locale) => {
    const { alt: _, ...shown } = messagesOf(name, locale);
    const texts = textsOf(drawn(name, locale));
    expect(texts).toEqual(expect.arrayContaining(Object.values(shown)));
    expect(texts.filter((text) => text.includes('{{') || /^[a-z]+\.[A-Za-z]+$/.test(text))).toEqual(
      [],
    );
  });

  it.each(every)('%s shows nothing of the other language (%s)', (name, locale) => {
    const own = Object.values(messagesOf(name, locale));
    const foreign = Object.values(messagesOf(name, otherLocale(locale))).filter(
      (text) => !own.includes(text),
    );
    const html = drawn(name, locale);
    expect(foreign.length).toBeGreaterThan(3);
    expect(textsOf(html).filter((text) => foreign.includes(text))).toEqual([]);
    for (const text of foreign.filter(({ length }) => length > 8)) expect(html).not.toContain(text);
  });

  it('no two on one page share an id', () => {
    for (const locale of locales) {
      const page = pictureNames.map((name) => drawn(name, locale)).join('');
      const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('§4 card colours: four, cycling by id', () => {
  it('the ninth has the colour of the first', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(hueOf)).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 1]);
    expect([1000, 1001].map(hueOf)).toEqual([4, 1]);
  });

  it.each([0, -1, -3, -4])('any whole number has a colour: %i', (id) => {
    expect([1, 2, 3, 4]).toContain(hueOf(id));
    expect(hueOf(id + 4)).toBe(hueOf(id));
  });

  it('the id decides, not the place in the list', () => {
    const card = { subtext: '', items: [], link: null, picture: null };
    const platforms = [7, 2, 5, 6].map((id) => ({ ...card, id, label: `No. ${id}` }));
    const html = renderToStaticMarkup(
      <PlatformShowcase model={{ titleLines: ['A'], text: null, platforms }} locale="vi" />,
    );
    const cards = [...html.matchAll(/<li data-hue="(\d)"[^>]*>.*?No\. (\d)/g)];
    expect(cards.map(([, hue, id]) => [id, hue])).toEqual([
      ['7', '3'],
      ['2', '2'],
      ['5', '1'],
      ['6', '2'],
    ]);
  });
});
