import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { queueRefresh } from '@/content/refresh';
import {
  cardTags,
  entryTags,
  pageTags,
  platformTags,
  redirectsTag,
  settingsTags,
} from '@/content/tags';
import type { Page } from '@/payload-types';

/**
 * Every save refreshes, also one of a draft: what a hook is told of the document before is its newest
 * version, in one language, and does not say what was live. An unneeded refresh makes a page once more.
 */
export const refreshPage: CollectionAfterChangeHook<Page> = ({ doc }) => {
  queueRefresh(pageTags(doc.path));
  return doc;
};

export const refreshDeletedPage: CollectionAfterDeleteHook<Page> = ({ doc }) => {
  queueRefresh(pageTags(doc.path));
};

/** Lists: any change of any entry refreshes the whole of it. */
export const refreshPlatforms = (): void => queueRefresh(platformTags());
export const refreshCards = (): void => queueRefresh(cardTags());

type SavedEntry = { slug?: unknown };

/** Refreshes the list that an entry of a type stands in, and the entry's own page. */
export function refreshEntries(collection: string): {
  changed: CollectionAfterChangeHook;
  deleted: CollectionAfterDeleteHook;
} {
  const refresh = ({ doc: { slug } }: { doc: SavedEntry }) =>
    queueRefresh(entryTags(collection, typeof slug === 'string' ? slug : ''));
  return { changed: refresh, deleted: refresh };
}

export const refreshSettings = (): void => queueRefresh(settingsTags());
export const refreshRedirects = (): void => queueRefresh([redirectsTag]);
