import type { Locale } from '@/i18n/locales';

/**
 * The address of the current page: its path without language prefix, its language, and the other languages in which it
 * is live.
 */
export type PageAddress = { path: string; locale: Locale; publishedIn: readonly Locale[] };
