import { defaultLocale, isLocale } from '@/i18n/locales';

/** The URL of the admin's preview button: it checks the session, then shows the draft in the language of the form. */
export function previewUrl(path: unknown, locale: string | undefined): string | null {
  if (typeof path !== 'string' || path === '') return null;
  const language = isLocale(locale) ? locale : defaultLocale;
  return `/api/preview?${new URLSearchParams({ path, locale: language }).toString()}`;
}
