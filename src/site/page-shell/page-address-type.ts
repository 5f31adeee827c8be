import type { Locale } from '@/i18n/locales';

/**
 * The current page: its path without language prefix, its language, the languages in which it is published, and whether
 * it is shown to staff as a draft.
 */
export type PageAddress = {
  path: string;
  locale: Locale;
  publishedIn: readonly Locale[];
  draft?: boolean;
};
