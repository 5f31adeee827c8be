import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { queueRefresh } from '@/content/refresh';
import { pageTags, platformTags } from '@/content/tags';
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

/** The showcase is a list: any change of any pillar refreshes it. */
export const refreshPlatforms = (): void => queueRefresh(platformTags());
