import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '@/i18n/locales';

type Closing = { title: string; text: string };

const kinds = ['blogs', 'comparisons', 'customer-successes', 'integrations'];
const closingsOf = (locale: string, kind: string) =>
  globSync(`content/${locale}/${kind}/*.json`).map((file) => ({
    file,
    closing: (JSON.parse(readFileSync(file, 'utf8')) as { closing?: Closing }).closing,
  }));

it.each(locales.flatMap((locale) => kinds.map((kind) => [locale, kind] as const)))(
  'no two pages end with the same title or text (%s, %s)',
  (locale, kind) => {
    const all = closingsOf(locale, kind);
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(({ closing }) => !closing).map(({ file }) => file)).toEqual([]);
    expect(new Set(all.map(({ closing }) => closing?.title)).size).toBe(all.length);
    expect(new Set(all.map(({ closing }) => closing?.text)).size).toBe(all.length);
  },
);
