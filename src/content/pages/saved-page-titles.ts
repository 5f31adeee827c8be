import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import { lastGoodFolder, mayShowLastGood, writeWhole } from '../page-copies-for-outages';
import type { PageSummary } from '../header-and-footer-types';

/** What a social media picture needs of its page: the path by which it is requested, and what the picture shows. */
export type PageTitle = Pick<PageSummary, 'path' | 'title'>;

const written = new Map<Locale, string>();

const fileOf = (folder: string, locale: Locale): string =>
  path.join(folder, `titles.${locale}.json`);

/** Writes the titles of all pages to disk, for social media pictures while the database is down. */
export function saveTitles(locale: Locale, summaries: readonly PageSummary[]): void {
  const folder = lastGoodFolder();
  if (!folder) return;
  const text = JSON.stringify(
    summaries.map(({ path: address, title }): PageTitle => ({ path: address, title })),
  );
  if (written.get(locale) === text) return;
  if (writeWhole(fileOf(folder, locale), text)) written.set(locale, text);
}

/** The titles that were written last; null where there are none, or they are too old to be shown. */
export function savedTitles(locale: Locale): PageTitle[] | null {
  const folder = lastGoodFolder();
  if (!folder || !mayShowLastGood()) return null;
  try {
    return JSON.parse(readFileSync(fileOf(folder, locale), 'utf8')) as PageTitle[];
  } catch {
    return null;
  }
}
