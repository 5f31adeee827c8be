import { locales, type Locale } from '@/i18n/locales';
import { EVERYTHING } from '@/lib/cdn-headers';

/**
 * Cache tags name what is stored (an entity, a list, a setting) and mostly a language, never a route
 * (docs/architecture.md, rule 5). The path of `pageTag` is a field of the page's document.
 */
export const pageTag = (path: string, locale: Locale): string => `page:${path}:${locale}`;
export const platformsTag = (locale: Locale): string => `platforms:${locale}`;
export const cardsTag = (locale: Locale): string => `cards:${locale}`;
export const settingsTag = (locale: Locale): string => `settings:${locale}`;

/** The cache tag of the sitemaps and other lists of all published URLs. */
export const addressesTag = 'addresses';

export const pageTags = (path: string): string[] => [
  ...locales.map((locale) => pageTag(path, locale)),
  addressesTag,
];
export const platformTags = (): string[] => locales.map(platformsTag);
export const cardTags = (): string[] => locales.map(cardsTag);
export const settingsTags = (): string[] => locales.map(settingsTag);

/** @param collection the slug of the list's collection in the CMS */
export const listTag = (collection: string, locale: Locale): string =>
  `list:${collection}:${locale}`;
export const entryTag = (collection: string, slug: string, locale: Locale): string =>
  `entry:${collection}:${slug}:${locale}`;

/** The tags of everything that shows an entry: its list and its own page in both languages, and lists of URLs. */
export const entryTags = (collection: string, slug: string): string[] => [
  ...locales.flatMap((locale) => [listTag(collection, locale), entryTag(collection, slug, locale)]),
  addressesTag,
];
export const redirectsTag = 'redirects';

/**
 * The cache tag of everything that shows an uploaded picture or its alternative text. A hook of the CMS adds the tag
 * with `addCacheTag` whenever the picture is read.
 */
export const pictureTag = (id: number): string => `picture:${id}`;

/** The cache tag of office hours and reply time, which are the same in every language. */
export const officeHoursTag = 'office-hours';

/** The tag that stands for all others. It is refreshed when messages about other tags may have been missed. */
export const everythingTag = EVERYTHING;

/** The syntax of tags: words, paths, slugs and languages, separated by colons. */
const TAG = /^[a-z][\w:/.-]{0,200}$/;

export const isTag = (value: unknown): value is string =>
  typeof value === 'string' && TAG.test(value);
