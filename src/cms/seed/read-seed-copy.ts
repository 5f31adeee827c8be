import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { locales, type Locale } from '@/i18n/locales';
import { isMissingFile } from '@/lib/causes-of-error';
import { brand } from '../../../brand.config';

/** Replaces placeholders such as `{{brand.blogUrl}}` in the copy by the values of the brand configuration. */
function fillBrand(text: string, file: string): string {
  return text.replaceAll(/\{\{brand\.(\w+)\}\}/g, (_, key: string) => {
    const value: unknown = (brand as Readonly<Record<string, unknown>>)[key];
    if (typeof value !== 'string') throw new Error(`${file}: the brand has no ${key}`);
    return JSON.stringify(value).slice(1, -1);
  });
}

/** Reads seed copy of one kind in every language: the file `content/{vi,en}/<name>.json`. */
export async function readBothLanguages<Copy>(name: string): Promise<Record<Locale, Copy>> {
  const copies = await Promise.all(
    locales.map(async (locale) => {
      const file = path.resolve('content', locale, `${name}.json`);
      const text = fillBrand(await readFile(file, 'utf8'), file);
      return [locale, JSON.parse(text) as Copy] as const;
    }),
  );
  return Object.fromEntries(copies) as Record<Locale, Copy>;
}

/** Reads seed copy that is a list, in every language: entries in the same order. */
export async function readCopy<Entry>(name: string): Promise<Record<Locale, Entry[]>> {
  const copy = await readBothLanguages<Entry[]>(name);
  const counts = new Set(Object.values(copy).map((entries) => entries.length));
  if (counts.size > 1) throw new Error(`content/*/${name}.json: not the same number of entries`);
  return copy;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const files = await readdir(folder);
    return files.filter((file) => file.endsWith('.json')).toSorted();
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}

/**
 * Reads seed copy that is a folder of files, in every language: files of the same names, sorted. A missing folder
 * counts as empty.
 * @throws Error that names the files which only one language has
 */
export async function readFolder<Entry>(
  name: string,
): Promise<{ name: string; copy: Record<Locale, Entry> }[]> {
  const [first = [], ...others] = await Promise.all(
    locales.map((locale) => namesIn(path.resolve('content', locale, name))),
  );
  for (const other of others) {
    const alone = [...first, ...other].filter(
      (file) => !first.includes(file) || !other.includes(file),
    );
    if (alone.length > 0) {
      throw new Error(`content/*/${name}: only one language has ${alone.join(', ')}`);
    }
  }
  return Promise.all(
    first.map(async (file) => {
      const slug = path.basename(file, '.json');
      return { name: slug, copy: await readBothLanguages<Entry>(path.join(name, slug)) };
    }),
  );
}
