import { locales, type Locale } from '@/i18n/locales';
import { EVERYTHING } from '@/lib/cdn-headers';

/**
 * Names under which cached content is refreshed: by entity or list and locale, never by path of a route
 * (docs/architecture.md, rule 5).
 */
export const pageTag = (path: string, locale: Locale): string => `page:${path}:${locale}`;
export const platformsTag = (locale: Locale): string => `platforms:${locale}`;
export const cardsTag = (locale: Locale): string => `cards:${locale}`;
export const settingsTag = (locale: Locale): string => `settings:${locale}`;

/** Which addresses are live, for the sitemaps and whatever else lists them all. */
export const addressesTag = 'addresses';

export const pageTags = (path: string): string[] => [
  ...locales.map((locale) => pageTag(path, locale)),
  addressesTag,
];
export const platformTags = (): string[] => locales.map(platformsTag);
export const cardTags = (): string[] => locales.map(cardsTag);
export const settingsTags = (): string[] => locales.map(settingsTag);

/** A list of the CMS, by the name of its collection. */
export const listTag = (collection: string, locale: Locale): string =>
  `list:${collection}:${locale}`;
export const entryTag = (collection: string, slug: string, locale: Locale): string =>
  `entry:${collection}:${slug}:${locale}`;

/** What shows an entry in any language: its list and, where it has one, its own page. */
export const entryTags = (collection: string, slug: string): string[] => [
  ...locales.flatMap((locale) => [listTag(collection, locale), entryTag(collection, slug, locale)]),
  addressesTag,
];
export const redirectsTag = 'redirects';

/** What shows an uploaded picture, or says what stands on it. Found while content is read, see `noteTag`. */
export const pictureTag = (id: number): string => `picture:${id}`;

/** When people are there to answer, and how fast: the same in every language. */
export const officeHoursTag = 'office-hours';

/** On everything that is cached: refreshed when messages may have been missed. */
export const everythingTag = EVERYTHING;

/** What the functions above make: words, paths, slugs and languages, divided by colons. */
const TAG = /^[a-z][\w:/.-]{0,200}$/;

export const isTag = (value: unknown): value is string =>
  typeof value === 'string' && TAG.test(value);
