import { locales, type Locale } from '@/i18n/locales';
import {
  addressedLists,
  entryAddresses,
  entryPath,
  type AddressedList,
} from '@/lib/entry-addresses';
import { readThroughCache } from '../cache';
import { cms } from '../payload';
import { addressesTag } from '../tags';
import { listings } from './breadcrumb';

/** A live address: without language prefix, with its languages and its last change (ISO 8601). */
export type LiveAddress = { path: string; publishedIn: Locale[]; updatedAt: string };

type Found = { path: string; locale: Locale; updatedAt: string };

const live = (locale: Locale) => ({
  where: { _status: { equals: 'published' } },
  locale,
  fallbackLocale: false as const,
  depth: 0,
  pagination: false,
  overrideAccess: true,
});

async function findPages(locale: Locale): Promise<Found[]> {
  const { docs } = await (
    await cms()
  ).find({ collection: 'pages', ...live(locale), select: { path: true, updatedAt: true } });
  return docs.map(({ path, updatedAt }) => ({ path, locale, updatedAt }));
}

async function findEntries(list: AddressedList, locale: Locale): Promise<Found[]> {
  const { docs } = await (
    await cms()
  ).find({ collection: list, ...live(locale), select: { slug: true, updatedAt: true } });
  return docs.map(({ slug, updatedAt }) => ({ path: entryPath(list, slug), locale, updatedAt }));
}

const laterOf = (one: string, other: string) => (one < other ? other : one);

/** Merges the rows into one per address, sorted. A list page has changed when one of its entries has. */
export function mergeAddresses(found: readonly Found[]): LiveAddress[] {
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
      const finds = locales.flatMap((locale) => [
        findPages(locale),
        ...addressedLists.map((list) => findEntries(list, locale)),
      ]);
      return mergeAddresses((await Promise.all(finds)).flat());
    },
    isEmpty: (addresses) => addresses.length === 0,
  });
}
