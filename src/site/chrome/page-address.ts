import type { Locale } from '@/i18n/locales';

/** Where the reader is: the path without language prefix, its language, and where else it is live. */
export type PageAddress = { path: string; locale: Locale; publishedIn: readonly Locale[] };
