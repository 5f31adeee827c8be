import { entryAddresses } from '@/lib/urls-of-entry-lists';

/** Pages with an RSS feed of their list, by the name of the feed; without language prefix. */
export const feedPages = {
  blog: entryAddresses.blogs,
  news: entryAddresses['news-and-press'],
} as const;

export type FeedName = keyof typeof feedPages;

/** The path of a page's feed, or null where it has none. */
export const feedOf = (path: string): string | null =>
  Object.values<string>(feedPages).includes(path) ? `${path}/rss.xml` : null;
