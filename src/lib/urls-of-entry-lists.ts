/**
 * Lists whose entries have pages, and the first part of their URLs: the article `first-call` of `blogs` is at
 * /blog/first-call.
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

/**
 * List pages at another URL than the first segment of their entries' URLs: entries are at /comparisons/…, their list
 * at /comparison-listing.
 */
export const listings: Readonly<Record<string, string>> = { '/comparisons': '/comparison-listing' };

export type AddressedList = keyof typeof entryAddresses;

export const addressedLists = Object.keys(entryAddresses) as AddressedList[];

/**
 * Collections of documents that have pages, to which links in a text may lead. No other collection may be read through
 * a link.
 */
export const linkableTypes = ['pages', ...addressedLists] as const;

export const isLinkable = (type: string): type is (typeof linkableTypes)[number] =>
  linkableTypes.some((one) => one === type);

/** The URL of an entry, without language prefix. */
export const entryPath = (list: AddressedList, slug: string): string =>
  `${entryAddresses[list]}/${slug}`;
