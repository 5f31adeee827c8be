import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@/i18n/locales';
import type { Redirect } from '@/i18n/redirects';
import { lastGoodFolder, mayShowLastGood, writeWhole } from './last-good';

/** What is live, and where old addresses lead, for a process that starts while the database is away. */
export type Addresses = {
  live: Record<Locale, ReadonlySet<string>>;
  redirects: Record<Locale, ReadonlyMap<string, Redirect>>;
};

type Kept = { live: string[]; redirects: [string, Redirect][] };

const fileIn = (folder: string): string => path.join(folder, 'addresses.json');

const each = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>;

/** Keeps them on disk for the next process; done when this returns. */
export function keepAddresses({ live, redirects }: Addresses): void {
  const folder = lastGoodFolder();
  if (!folder) return;
  const kept = each((locale): Kept => ({
    live: [...live[locale]],
    redirects: [...redirects[locale]],
  }));
  writeWhole(fileIn(folder), JSON.stringify(kept));
}

/** Those of an earlier process of this build; null where there are none that may be shown. */
export function keptAddresses(): Addresses | null {
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
