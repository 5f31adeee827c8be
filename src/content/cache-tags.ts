import { locales, type Locale } from '@/i18n/locales';
import { EVERYTHING } from '@/lib/cdn-headers';

/** Cache tags: by entity or list and language, never by the path of a route (docs/architecture.md, rule 5). */
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

/** The cache tag of a list of the CMS, by the slug of its collection. */
export const listTag = (collection: string, locale: Locale): string =>
  `list:${collection}:${locale}`;
export const entryTag = (collection: string, slug: string, locale: Locale): string =>
  `entry:${collection}:${slug}:${locale}`;

/** The tags of everything that shows an entry, in both languages: its list and, where it has one, its own page. */
export const entryTags = (collection: string, slug: string): string[] => [
  ...locales.flatMap((locale) => [listTag(collection, locale), entryTag(collection, slug, locale)]),
  addressesTag,
];
export const redirectsTag = 'redirects';

/**
 * The cache tag of everything that shows an uploaded picture or its alternative text. Readers add it with
 * `addCacheTag` while they read content.
 */
export const pictureTag = (id: number): string => `picture:${id}`;

/** The cache tag of office hours and reply time, which are the same in every language. */
export const officeHoursTag = 'office-hours';

/** The cache tag of everything that is cached. It is refreshed when messages about other tags may have been missed. */
export const everythingTag = EVERYTHING;

/** The syntax of tags: words, paths, slugs and languages, separated by colons. */
const TAG = /^[a-z][\w:/.-]{0,200}$/;

export const isTag = (value: unknown): value is string =>
  typeof value === 'string' && TAG.test(value);
