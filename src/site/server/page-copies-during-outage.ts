import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { addressesRead, lastGoodFolder, mayShowLastGood } from '@/content/page-copies-for-outages';
import { onRefresh, type Stale } from '@/content/refresh-caches-of-process';
import type { ComputedValue } from '@/content/cache-with-tags';
import { splitLocale } from '@/i18n/locales';
import { isPublished } from '@/i18n/published-paths-by-language';
import { DiskCache } from '@/lib/disk-cache';
import { sizeOfStored, type StoredPage, unpackedPage } from './compressed-page';

const MAX_COPIES = 4000;
const MAX_BYTES = 128 * 1024 * 1024;
/** The maximum memory for copies that were read from disk. */
const MAX_MEMORY_BYTES = 16 * 1024 * 1024;

/** The metadata of a copy on disk. A copy contains no personal data, because the page is the same for all visitors. */
type About = Pick<StoredPage, 'status' | 'etag' | 'headers'> & { tags: string[] };

/**
 * The path of the page that a copy shows, or to whose event a calendar file belongs; undefined for other copies, such
 * as that of the 404 page.
 */
const pageOfKey = (key: string): string | undefined =>
  key.startsWith('/') ? key : /^file (\/.+)\/calendar\.ics$/.exec(key)?.[1];

const isGone = (key: string): boolean => {
  const page = pageOfKey(key);
  if (page === undefined) return false;
  const { locale, path: address } = splitLocale(page);
  return isPublished(locale, address) === false;
};

/**
 * Copies of pages on disk, for an outage of the database. A save deletes the copies with its cache tags; copies of
 * pages that are no longer published are deleted with each refresh, and once this process has read the published URLs.
 */
function copiesIn(folder: string) {
  const files = new DiskCache<About>(folder, { most: MAX_COPIES, mostBytes: MAX_BYTES });
  const unpacked = new LRUCache<string, StoredPage>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: sizeOfStored,
  });

  /**
   * Keys of what this process has rendered since its content last changed, even if the copy was deleted to make room.
   */
  const current = new Set<string>();

  async function drop(matches: (key: string, about: About) => boolean): Promise<void> {
    unpacked.clear();
    await files.removeWhere((key, about) => {
      const isDropped = matches(key, about);
      if (isDropped) current.delete(key);
      return isDropped;
    });
    unpacked.clear(); // again, because copies may have been read from disk meanwhile
  }

  const refresh = (stale: Stale) => {
    if (stale === 'all') current.clear();
    return drop(
      (key, { tags }) =>
        isGone(key) || (stale !== 'all' && tags.some((tag) => stale.includes(tag))),
    );
  };

  onRefresh(refresh);
  void addressesRead().then(() => drop(isGone));

  return {
    keep(key: string, { value, tags }: ComputedValue<StoredPage>): void {
      unpacked.delete(key);
      current.add(key);
      const { status, etag, headers } = value;
      const about = { status, etag, headers, tags: [...tags].sort() };
      const known = files.aboutOf(key);
      if (known && known.etag === about.etag && known.tags.join() === about.tags.join()) return;
      files.put(key, about, value.bodies.br);
    },

    isCurrent: (key: string): boolean => current.has(key),

    /** The copy of a page; undefined if there is none or it may not be shown. */
    async get(key: string): Promise<StoredPage | undefined> {
      if (!mayShowLastGood()) return undefined;
      const known = unpacked.get(key);
      if (known) return known;
      const file = await files.get(key);
      if (!file) return undefined;
      const page = await unpackedPage(file.about, file.body);
      // The file may have been deleted or replaced while it was read; only the current one stays in memory.
      if (files.aboutOf(key)?.etag === file.about.etag) unpacked.set(key, page);
      return page;
    },
  };
}

let copies: ReturnType<typeof copiesIn> | undefined;

/** The copies of this build, with one instance for the process; undefined where none are stored. */
export function pageCopies(): ReturnType<typeof copiesIn> | undefined {
  const folder = lastGoodFolder();
  return folder ? (copies ??= copiesIn(path.join(folder, 'pages'))) : undefined;
}
