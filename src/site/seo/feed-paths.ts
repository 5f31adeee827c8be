import { entryAddresses } from '@/lib/entry-addresses';

/** The pages whose lists can be followed, by the name of their feed; without language prefix. */
export const feedPages = {
  blog: entryAddresses.blogs,
  news: entryAddresses['news-and-press'],
} as const;

export type FeedName = keyof typeof feedPages;

/** Where the feed of a page is, or null where its list has none. */
export const feedOf = (path: string): string | null =>
  Object.values<string>(feedPages).includes(path) ? `${path}/rss.xml` : null;
