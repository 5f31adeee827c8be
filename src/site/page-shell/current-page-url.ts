import type { Locale } from '@/i18n/locales';

/**
 * The URL of the current page: its path without language prefix, its language, the other languages in which it is
 * live, and whether it is shown to staff as a preview.
 */
export type PageAddress = {
  path: string;
  locale: Locale;
  publishedIn: readonly Locale[];
  draft?: boolean;
};
