import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterReadHook,
  PayloadRequest,
} from 'payload';
import { addCacheTag } from '@/content/collect-cache-tags';
import { queueRefresh } from '@/content/queue-cache-refresh';
import {
  cardTags,
  entryTags,
  pageTags,
  pictureTag,
  platformTags,
  redirectsTag,
  settingsTags,
} from '@/content/cache-tags';
import type { Media, Page } from '@/payload-types';

/**
 * Every save refreshes the cached pages, even a save of a draft: the hook gets the newest version of one language as
 * the earlier document, from which it can not tell what was published. An unneeded refresh only renders a page once
 * more.
 */
export const refreshPage: CollectionAfterChangeHook<Page> = ({ doc, req }) =>
  queueRefresh(req, pageTags(doc.path));

export const refreshDeletedPage: CollectionAfterDeleteHook<Page> = ({ doc, req }) =>
  queueRefresh(req, pageTags(doc.path));

type Saved = { req: PayloadRequest };

/** Refreshes the whole list of platforms after a change of any of them. */
export const refreshPlatforms = ({ req }: Saved) => queueRefresh(req, platformTags());
export const refreshCards = ({ req }: Saved) => queueRefresh(req, cardTags());

type SavedEntry = Saved & { doc: { slug?: unknown } };

/** Refreshes the list of an entry and the entry's own page. */
export function refreshEntries(collection: string): {
  changed: CollectionAfterChangeHook;
  deleted: CollectionAfterDeleteHook;
} {
  const refresh = ({ doc: { slug }, req }: SavedEntry) =>
    queueRefresh(req, entryTags(collection, typeof slug === 'string' ? slug : ''));
  return { changed: refresh, deleted: refresh };
}

export const refreshSettings = ({ req }: Saved) => queueRefresh(req, settingsTags());
export const refreshRedirects = ({ req }: Saved) => queueRefresh(req, [redirectsTag]);

/** Adds the cache tag of a picture to what is being read, so that a change of the picture refreshes it. */
export const addPictureTag: CollectionAfterReadHook<Media> = ({ doc }) => {
  addCacheTag(pictureTag(doc.id));
};
export const refreshPicture = ({ doc, req }: Saved & { doc: Media }) =>
  queueRefresh(req, [pictureTag(doc.id)]);
