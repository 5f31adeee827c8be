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

type Saved = { _status?: string | null };

/** Saving a draft of a draft changes nothing that readers see. */
function publicVersionUntouched(doc: Saved, previous: Saved | undefined): boolean {
  return doc._status === 'draft' && (previous?._status ?? 'draft') === 'draft';
}

export const refreshPage: CollectionAfterChangeHook<Page> = ({ doc, previousDoc }) => {
  if (!publicVersionUntouched(doc, previousDoc)) queueRefresh(pageTags(doc.path));
  return doc;
};

export const refreshDeletedPage: CollectionAfterDeleteHook<Page> = ({ doc }) => {
  queueRefresh(pageTags(doc.path));
};

/** Any change of what readers see of any entry refreshes its whole list. */
function refreshList(tags: () => string[]) {
  return ({ doc, previousDoc }: { doc: Saved; previousDoc?: Saved }): void => {
    if (!previousDoc || !publicVersionUntouched(doc, previousDoc)) queueRefresh(tags());
  };
}

export const refreshPlatforms = refreshList(platformTags);
export const refreshCards = refreshList(cardTags);

type SavedEntry = Saved & { slug?: unknown };

/** Refreshes the list that an entry of a type stands in, and the entry's own page. */
export function refreshEntries(collection: string): {
  changed: CollectionAfterChangeHook;
  deleted: CollectionAfterDeleteHook;
} {
  const refresh = ({ slug }: SavedEntry) =>
    queueRefresh(entryTags(collection, typeof slug === 'string' ? slug : ''));
  return {
    changed: ({ doc, previousDoc }: { doc: SavedEntry; previousDoc?: SavedEntry }) => {
      if (!publicVersionUntouched(doc, previousDoc)) refresh(doc);
    },
    deleted: ({ doc }: { doc: SavedEntry }) => refresh(doc),
  };
}

/** The settings have no drafts: every save is public. */
export function refreshSettings(): void {
  queueRefresh(settingsTags());
}

/** Redirects have no drafts either. */
export function refreshRedirects(): void {
  queueRefresh([redirectsTag]);
}
