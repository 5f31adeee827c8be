import type { CollectionSlug } from 'payload';
import type { Locale } from '@/i18n/locales';
import { entryPath, type AddressedList } from '@/lib/urls-of-entry-lists';
import { readThroughCache } from '../read-through-content-cache';
import { type EntryAddress, publishedLocales } from '../queries/payload/find-entries';
import { fillReplyTime } from '../settings/promised-reply-time';
import { entryTag, listTag } from '../cache-tags';
import { breadcrumbOf } from '../paths/breadcrumb-titles';
import type { EntryHead } from '../transforms/entries/shared-entry-transforms';
import type { EntryPage } from '../entry-view-model-types';

type ListSource<Doc, View> = {
  list: CollectionSlug;
  locale: Locale;
  find: () => Promise<Doc[]>;
  toView: (doc: Doc, locale: Locale) => View;
  /** Other lists that the views contain; a change of one of those lists refreshes this one. */
  shows?: CollectionSlug[];
};

/**
 * The published entries of a list in one language, in the order of `find`; cached until the list, or a list in `shows`,
 * changes.
 */
export async function readList<Doc, View>(source: ListSource<Doc, View>): Promise<View[]> {
  const { list, locale, find, toView, shows = [] } = source;
  const views = await readThroughCache({
    key: ['list', list, locale],
    tags: [list, ...shows].map((name) => listTag(name, locale)),
    read: async () => (await find()).map((doc) => toView(doc, locale)),
    isEmpty: (found) => found.length === 0,
  });
  return fillReplyTime(views, locale);
}

type EntrySource<Doc, View> = EntryAddress & {
  list: AddressedList;
  find: () => Promise<Doc | null>;
  toView: (doc: Doc, locale: Locale) => View;
  shows?: CollectionSlug[];
};

type SavedEntry = { id: number; createdAt: string; updatedAt: string };

/**
 * The page of one entry in one language, or null. A draft is for signed-in staff only and is never cached; an entry
 * without a title in that language counts as missing.
 */
export async function readEntry<Doc extends SavedEntry, View extends EntryHead>(
  source: EntrySource<Doc, View>,
): Promise<(View & EntryPage) | null> {
  const { list, locale, slug, draft, find, toView, shows = [] } = source;
  const read = async () => {
    const doc = await find();
    if (!doc) return null;
    const { id, createdAt, updatedAt } = doc;
    const publishedIn = await publishedLocales(list, id);
    return { view: { ...toView(doc, locale), createdAt, updatedAt }, publishedIn };
  };
  const found = draft
    ? await read()
    : await readThroughCache({
        key: ['entry', list, slug, locale],
        tags: [entryTag(list, slug, locale), ...shows.map((name) => listTag(name, locale))],
        read,
        isEmpty: (answer) => answer === null,
      });
  if (!found?.view.title) return null;
  const path = entryPath(list, slug);
  const [view, trail] = await Promise.all([
    fillReplyTime(found.view, locale),
    breadcrumbOf(locale, path),
  ]);
  return { ...view, path, locale, publishedIn: found.publishedIn, trail, draft };
}

const MAX_RELATED = 3;

/** Up to three other entries in the order of the list, those for which `isClose` holds first. */
export function relatedTo<Item extends { slug: string }>(
  slug: string,
  items: readonly Item[],
  isClose: (item: Item) => boolean,
): Item[] {
  const others = items.filter((item) => item.slug !== slug);
  return [...others.filter(isClose), ...others.filter((item) => !isClose(item))].slice(
    0,
    MAX_RELATED,
  );
}
