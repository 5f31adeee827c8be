import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { locales, type Locale } from '@/i18n/locales';

/** Seed copy of one kind in every language: `content/{vi,en}/<name>.json`, entries in the same order. */
export async function readCopy<Entry>(name: string): Promise<Record<Locale, Entry[]>> {
  const copies = await Promise.all(
    locales.map(async (locale) => {
      const file = path.resolve('content', locale, `${name}.json`);
      return [locale, JSON.parse(await readFile(file, 'utf8')) as Entry[]] as const;
    }),
  );
  const copy = Object.fromEntries(copies) as Record<Locale, Entry[]>;
  const counts = new Set(Object.values(copy).map((entries) => entries.length));
  if (counts.size > 1) throw new Error(`content/*/${name}.json: not the same number of entries`);
  return copy;
}
