import { locales, type Locale } from '@/i18n/locales';
import { addressedLists, entryAddresses } from '@/lib/entry-addresses';
import { readThroughCache } from '../cache';
import { findAddresses, type FoundAddress } from '../queries/payload/addresses';
import { addressesTag } from '../cache-tags';
import { listings } from './breadcrumb';

/** A live address: without language prefix, with its languages and its last change (ISO 8601). */
export type LiveAddress = { path: string; publishedIn: Locale[]; updatedAt: string };

const laterOf = (one: string, other: string) => (one < other ? other : one);

/** Merges the rows into one per address, sorted. A list page has changed when one of its entries has. */
export function mergeAddresses(found: readonly FoundAddress[]): LiveAddress[] {
  const addresses = new Map<string, LiveAddress>();
  for (const { path, locale, updatedAt } of found) {
    const known = addresses.get(path);
    if (!known) addresses.set(path, { path, publishedIn: [locale], updatedAt });
    else {
      known.publishedIn.push(locale);
      known.updatedAt = laterOf(known.updatedAt, updatedAt);
    }
  }
  for (const { path, updatedAt } of addresses.values()) {
    const base = Object.values(entryAddresses).find((address) => path.startsWith(`${address}/`));
    const list = base && addresses.get(listings[base] ?? base);
    if (list) list.updatedAt = laterOf(list.updatedAt, updatedAt);
  }
  return [...addresses.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Every address of the site at which content of the CMS is live. */
export function listAddresses(): Promise<LiveAddress[]> {
  return readThroughCache({
    key: ['addresses'],
    tags: [addressesTag],
    read: async () => {
      const finds = locales.flatMap((locale) =>
        (['pages', ...addressedLists] as const).map((list) => findAddresses(list, locale)),
      );
      return mergeAddresses((await Promise.all(finds)).flat());
    },
    isEmpty: (addresses) => addresses.length === 0,
  });
}
