import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { addressesRead, lastGoodFolder, mayShowLastGood } from '@/content/last-good-page-copies';
import { onRefresh, type Stale } from '@/content/refresh-caches-of-process';
import type { ComputedValue } from '@/content/cache-with-tags';
import { splitLocale } from '@/i18n/locales';
import { isPublished } from '@/i18n/published-paths-by-language';
import { DiskCache } from '@/lib/disk-cache';
import { sizeOfStored, type StoredPage, unpackedPage } from './compressed-page';

const MAX_COPIES = 4000;
const MAX_BYTES = 128 * 1024 * 1024;
/** The maximum memory for copies of pages requested while the database is down. */
const MAX_MEMORY_BYTES = 16 * 1024 * 1024;

/** The metadata of a copy on disk. The page is the same for all visitors, so it contains no personal data. */
type About = { status: number; etag: string; tags: string[] };

const isGone = (key: string): boolean => {
  if (!key.startsWith('/')) return false; // skips a rendered page without a URL
  const { locale, path: address } = splitLocale(key);
  return isPublished(locale, address) === false;
};

/**
 * Copies of pages on disk, for a process that starts while the database is down. A copy is deleted by its cache tags
 * before a save is confirmed; copies of an earlier process are checked once the published URLs are known.
 */
function copiesIn(folder: string) {
  const files = new DiskCache<About>(folder, { most: MAX_COPIES, mostBytes: MAX_BYTES });
  const unpacked = new LRUCache<string, StoredPage>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: sizeOfStored,
  });

  async function drop(matches: (key: string, about: About) => boolean): Promise<void> {
    unpacked.clear();
    await files.removeWhere(matches);
    unpacked.clear(); // drops copies that are being read meanwhile
  }

  const refresh = (stale: Stale) =>
    drop(
      (key, { tags }) =>
        isGone(key) || (stale !== 'all' && tags.some((tag) => stale.includes(tag))),
    );

  onRefresh(refresh);
  void addressesRead().then(() => drop(isGone));

  return {
    keep(key: string, { value, tags }: ComputedValue<StoredPage>): void {
      unpacked.delete(key);
      const about = { status: value.status, etag: value.etag, tags: [...tags].sort() };
      const known = files.aboutOf(key);
      if (known && known.etag === about.etag && known.tags.join() === about.tags.join()) return;
      files.put(key, about, value.bodies.br);
    },

    /** The copy of a page, if it may be shown. */
    async get(key: string): Promise<StoredPage | undefined> {
      if (!mayShowLastGood()) return undefined;
      const known = unpacked.get(key);
      if (known) return known;
      const file = await files.get(key);
      if (!file) return undefined;
      const page = await unpackedPage(file.about.status, file.body);
      // The file may have been deleted or replaced while it was read. Only a copy of the current file stays in
      // memory.
      if (files.aboutOf(key)?.etag === file.about.etag) unpacked.set(key, page);
      return page;
    },
  };
}

let copies: ReturnType<typeof copiesIn> | undefined;

/** The copies of this build; undefined where none are stored. */
export function pageCopies(): ReturnType<typeof copiesIn> | undefined {
  const folder = lastGoodFolder();
  return folder ? (copies ??= copiesIn(path.join(folder, 'pages'))) : undefined;
}
