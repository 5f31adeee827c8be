import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@/i18n/locales';
import { Journey } from '@/site/sections/illustration/platform-map/message-journey';
import en from '@messages/en/sections.json';
import vi from '@messages/vi/sections.json';

const messages: Record<Locale, Record<string, string>> = {
  en: en.messageJourney,
  vi: vi.messageJourney,
};
const products = ['first', 'second', 'third', 'fourth'];

const draw = (locale: Locale) =>
  renderToStaticMarkup(<Journey products={products} locale={locale} />);

describe.each(locales)('the way of one message (%s)', (locale) => {
  it('is a list that a screen reader reads in the order of the stops, with every word', () => {
    const html = draw(locale);
    expect(html.match(/<ol\b/g)).toHaveLength(1);
    const spoken = html.replaceAll(/<(\w+) aria-hidden="true"[^>]*>.*?<\/\1>/g, '');
    const stops = ['message', 'known', 'draft', 'approval', 'task', 'score'];
    const places = stops.map((stop) => spoken.indexOf(`>${messages[locale][`${stop}Title`]}<`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const text = renderedText(spoken);
    expect(Object.values(messages[locale]).filter((words) => !text.includes(words))).toEqual([]);
  });

  it('names the product at work at each stop, and all four of them', () => {
    const named = [...draw(locale).matchAll(/<\/span> (\w+)<\/p><h4/g)].map(([, name]) => name);
    expect(named).toEqual(['second', 'third', 'second', 'second', 'fourth', 'first']);
  });

  it('waits for a person once, and has nothing to press', () => {
    const html = draw(locale);
    expect(html.match(/ring-gold/g)).toHaveLength(1);
    expect(html.indexOf('ring-gold')).toBeLessThan(html.indexOf(messages[locale].approval ?? ''));
    expect(html.indexOf('ring-gold')).toBeGreaterThan(html.indexOf(messages[locale].draft ?? ''));
    expect(html).not.toMatch(/<button|<a |<input/);
  });
});

function renderedText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
