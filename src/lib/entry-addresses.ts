/**
 * Lists whose entries have pages of their own, and below which address: the article `first-call` of
 * `blogs` is at /blog/first-call. Each has a route of that address under src/app/(site)/[lng].
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

/** Where an entry is, without language prefix. */
export const entryPath = (list: AddressedList, slug: string): string =>
  `${entryAddresses[list]}/${slug}`;
