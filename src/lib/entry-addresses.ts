/**
 * Lists whose entries have pages, and the first part of their addresses: the article `first-call` of `blogs` is at
 * /blog/first-call. Each has a route below src/app/(site)/[lng].
 */
export const entryAddresses = {
  blogs: '/blog',
  'news-and-press': '/news-and-press',
  comparisons: '/comparisons',
  'customer-successes': '/customers',
  'event-pages': '/events',
  faqs: '/help-center',
  'career-opportunities': '/careers',
  integrations: '/marketplace',
  resources: '/resources',
} as const satisfies Readonly<Record<string, `/${string}`>>;

/** A list whose entries have pages. */
export type AddressedList = keyof typeof entryAddresses;

export const addressedLists = Object.keys(entryAddresses) as AddressedList[];

/** The address of an entry, without language prefix. */
export const entryPath = (list: AddressedList, slug: string): string =>
  `${entryAddresses[list]}/${slug}`;
