import { setPublishedPaths } from '@/i18n/published-paths';
import type { locales } from '@/i18n/locales';
import { cms } from './payload';

async function pathsIn(locale: (typeof locales)[number]): Promise<ReadonlySet<string>> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    select: { path: true },
    overrideAccess: true,
  });
  return new Set(docs.map(({ path }) => path));
}

/**
 * Tells the proxy which addresses are live, so that it can answer an unknown one with a real 404 page:
 * `notFound()` inside a page sends an empty document that only JavaScript fills. Called when the
 * process starts and after every save that changed a public page.
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
    const [vi, en] = await Promise.all([pathsIn('vi'), pathsIn('en')]);
    setPublishedPaths({ vi, en });
  } catch (error) {
    setPublishedPaths(undefined); // unknown: each page finds out by itself
    throw error;
  }
}
