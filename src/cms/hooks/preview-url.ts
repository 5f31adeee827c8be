import { defaultLocale, isLocale } from '@/i18n/locales';

/**
 * The URL of a preview in the admin, which checks the session and then shows the newest version of a page in this
 * language; null without a path.
 */
export function previewUrl(path: unknown, locale: string | undefined): string | null {
  if (typeof path !== 'string' || path === '') return null;
  const language = isLocale(locale) ? locale : defaultLocale;
  return `/api/preview?${new URLSearchParams({ path, locale: language }).toString()}`;
}
