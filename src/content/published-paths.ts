import { setPublishedPaths } from '@/i18n/published-paths';
import { setRedirects } from '@/i18n/redirects';
import type { Locale } from '@/i18n/locales';
import { addressedLists, entryPath, type AddressedList } from '@/lib/entry-addresses';
import { env } from '@/lib/env';
import { cms } from './payload';
import { fixedRedirects, resolveRedirects } from './transforms/redirects';

const published = (locale: Locale) => ({
  where: { _status: { equals: 'published' } },
  locale,
  fallbackLocale: false as const,
  depth: 0,
  pagination: false,
  overrideAccess: true,
});

async function pagesIn(locale: Locale): Promise<string[]> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'pages',
    ...published(locale),
    select: { path: true },
  });
  return docs.map(({ path }) => path);
}

async function entriesIn(list: AddressedList, locale: Locale): Promise<string[]> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: list,
    ...published(locale),
    select: { slug: true },
  });
  return docs.map(({ slug }) => entryPath(list, slug));
}

async function pathsIn(locale: Locale): Promise<ReadonlySet<string>> {
  const paths = await Promise.all([
    pagesIn(locale),
    ...addressedLists.map((list) => entriesIn(list, locale)),
  ]);
  return new Set(paths.flat());
}

async function readRedirects() {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const edited = docs.map(({ from, to, isPermanent }) => ({
    from,
    to,
    permanent: isPermanent ?? true,
  }));
  // What an editor says of the same address comes later and wins.
  return [...fixedRedirects, ...edited];
}

/**
 * Tells the proxy which addresses are live and where old ones lead, so that it can answer an unknown one
 * with a real 404 page: `notFound()` inside a page sends an empty document that only JavaScript fills.
 * Called when the process starts and after every save that changed a public page.
 */
export function loadPublishedPaths(): Promise<void> {
  // One after the other: the answer to an earlier question must not take the place of a later one's.
  const load = () => readPublishedPaths();
  last = last.then(load, load);
  return last;
}

let last: Promise<void> = Promise.resolve();

async function readPublishedPaths(): Promise<void> {
  try {
    const [vi, en, redirects] = await Promise.all([pathsIn('vi'), pathsIn('en'), readRedirects()]);
    const { origin } = new URL(env().SITE_URL);
    setPublishedPaths({ vi, en });
    setRedirects({
      vi: resolveRedirects(redirects, { locale: 'vi', live: vi, origin }),
      en: resolveRedirects(redirects, { locale: 'en', live: en, origin }),
    });
  } catch (error) {
    setPublishedPaths(undefined); // unknown: each page finds out by itself
    setRedirects(undefined);
    throw error;
  }
}
