import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@/i18n/locales';
import type { Redirect } from '@/i18n/follow-redirects';
import { lastGoodFolder, mayShowLastGood, writeWhole } from '../page-copies-for-outages';

/** Published URLs and redirects, stored on disk for a process that starts while the database is down. */
export type Addresses = {
  live: Record<Locale, ReadonlySet<string>>;
  redirects: Record<Locale, ReadonlyMap<string, Redirect>>;
};

type Kept = { live: string[]; redirects: [string, Redirect][] };

const fileIn = (folder: string): string => path.join(folder, 'addresses.json');

const each = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>;

/** Writes URLs and redirects to disk. @returns false when writing failed; true also where no copies are stored */
export function saveAddresses({ live, redirects }: Addresses): boolean {
  const folder = lastGoodFolder();
  if (!folder) return true;
  const kept = each((locale): Kept => ({
    live: [...live[locale]],
    redirects: [...redirects[locale]],
  }));
  return writeWhole(fileIn(folder), JSON.stringify(kept));
}

/** Reads the URLs and redirects that a process of this build wrote; null where there are none, or they are too old. */
export function savedAddresses(): Addresses | null {
  const folder = lastGoodFolder();
  if (!folder || !mayShowLastGood()) return null;
  try {
    const kept = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Record<Locale, Kept>;
    return {
      live: each((locale) => new Set(kept[locale].live)),
      redirects: each((locale) => new Map(kept[locale].redirects)),
    };
  } catch {
    return null;
  }
}
