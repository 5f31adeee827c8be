import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { locales, type Locale } from '@/i18n/locales';
import { brand } from '../../../brand.config';

/** `{{brand.name}}` in the copy is that value of the brand configuration. */
function fillBrand(text: string, file: string): string {
  return text.replaceAll(/\{\{brand\.(\w+)\}\}/g, (_, key: string) => {
    const value: unknown = (brand as Readonly<Record<string, unknown>>)[key];
    if (typeof value !== 'string') throw new Error(`${file}: the brand has no ${key}`);
    return JSON.stringify(value).slice(1, -1);
  });
}

/** Seed copy of one kind in every language: `content/{vi,en}/<name>.json`, entries in the same order. */
export async function readCopy<Entry>(name: string): Promise<Record<Locale, Entry[]>> {
  const copies = await Promise.all(
    locales.map(async (locale) => {
      const file = path.resolve('content', locale, `${name}.json`);
      const text = fillBrand(await readFile(file, 'utf8'), file);
      return [locale, JSON.parse(text) as Entry[]] as const;
    }),
  );
  const copy = Object.fromEntries(copies) as Record<Locale, Entry[]>;
  const counts = new Set(Object.values(copy).map((entries) => entries.length));
  if (counts.size > 1) throw new Error(`content/*/${name}.json: not the same number of entries`);
  return copy;
}
