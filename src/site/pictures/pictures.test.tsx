import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales, type Locale, otherLocale } from '@/i18n/locales';
import { pictureNames, type PictureName } from '@/lib/product-picture-names';
import { Picture } from '@/site/pictures/picture-registry';
import en from '@messages/en/pictures.json';
import vi from '@messages/vi/pictures.json';
import { brand } from '../../../brand.config';

type Catalogue = Record<string, Record<string, string>>;
const catalogues: Record<Locale, Catalogue> = { en, vi };

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

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

/** The text between the tags of HTML. */
const textsOf = (html: string) =>
  [...html.matchAll(/>([^<]+)</g)].map(([, text]) => text!.trim()).filter(Boolean);

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const VALUE = /\{\{\w+\}\}/;

/** A pattern for the whole text of a message; placeholders match any value. */
const patternOf = (message: string) =>
  new RegExp(
    `^${message
      .split(VALUE)
      .map((part) => escaped(part))
      .join('\\S+(?: \\S+)?')}$`,
  );

/** Names that a picture shows as initials only. */
const onlyInitials: Partial<Record<PictureName, RegExp>> = {
  'agent-builder': /^owner$/,
  'journey-map': /^owner$/,
  'lead-board': /Owner$/,
};
const initialsOf = (person: string) =>
  person
    .split(' ')
    .slice(-2)
    .map((word) => word.charAt(0))
    .join('');

const shows = (name: PictureName, key: string, message: string, text: string): boolean =>
  onlyInitials[name]?.test(key) ? text === initialsOf(message) : patternOf(message).test(text);

/** Keys of messages that a picture does not show; a text that several messages share has to appear as often. */
function notShown(name: PictureName, messages: Record<string, string>, texts: string[]): string[] {
  const left = [...texts];
  return Object.entries(messages).flatMap(([key, message]) => {
    const at = left.findIndex((text) => shows(name, key, message, text));
    if (at < 0) return [key];
    left.splice(at, 1);
    return [];
  });
}

const every = pictureNames.flatMap((name) => locales.map((locale) => [name, locale] as const));

describe('drawn product pictures', () => {
  it('each has texts of its own, and no texts are unused', () => {
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
    // The parts of a drawing are hidden from screen readers and can not get the focus.
    expect(html.match(/^<div role="img"[^>]*><div aria-hidden="true"/)).not.toBeNull();
    expect(html).not.toMatch(/<(?:a|button|input|select|textarea|summary)\b|tabindex/i);
  });

  it.each(every)('%s shows every message of its language (%s)', (name, locale) => {
    const { alt: _, ...shown } = messagesOf(name, locale);
    const texts = textsOf(drawn(name, locale));
    expect(notShown(name, shown, texts)).toEqual([]);
    expect(texts.filter((text) => text.includes('{{') || /^[a-z]+\.[A-Za-z]+$/.test(text))).toEqual(
      [],
    );
  });

  it.each(every)('%s fails this test when it omits or changes one message (%s)', (name, locale) => {
    const { alt: _, ...shown } = messagesOf(name, locale);
    const texts = textsOf(drawn(name, locale));
    for (const [key, message] of Object.entries(shown)) {
      const other = `${message} Qq`;
      expect(notShown(name, { ...shown, [key]: other }, texts)).toEqual([key]);
      const without = texts.filter((text) => !shows(name, key, message, text));
      expect(notShown(name, shown, without)).toContain(key);
    }
  });

  it.each(every)('%s shows no text of the other language (%s)', (name, locale) => {
    const own = Object.values(messagesOf(name, locale));
    const foreign = Object.values(messagesOf(name, otherLocale(locale))).filter(
      (text) => !own.includes(text),
    );
    const html = drawn(name, locale);
    expect(foreign.length).toBeGreaterThan(3);
    const strange = textsOf(html).filter((text) =>
      foreign.some((one) => patternOf(one).test(text)),
    );
    expect(strange).toEqual([]);
    const pieces = foreign.flatMap((text) => text.split(VALUE));
    for (const piece of pieces.filter(({ length }) => length > 8)) {
      expect(html).not.toContain(piece);
    }
  });

  it('no two on one page share an id', () => {
    for (const locale of locales) {
      const page = pictureNames.map((name) => drawn(name, locale)).join('');
      const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
