import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { queueRefresh } from '@/content/refresh';
import { pageTags, platformTags } from '@/content/tags';
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

/** The showcase is a list: any published change of any pillar refreshes it. */
export const refreshPlatforms = ({
  doc,
  previousDoc,
}: {
  doc: Saved;
  previousDoc?: Saved;
}): void => {
  if (previousDoc && publicVersionUntouched(doc, previousDoc)) return;
  queueRefresh(platformTags());
};
