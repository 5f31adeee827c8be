import type { Locale } from '@/i18n/locales';

/** The page that a request came from (`Referer`), when the browser says so. */
export function pageOf(headers: Headers): URL | null {
  const page = headers.get('referer') ?? '';
  return URL.canParse(page) ? new URL(page) : null;
}

/** The language of a page of this site, by its URL. */
export const localeOfPage = (page: URL | null): Locale =>
  page && /^\/en(\/|$)/.test(page.pathname) ? 'en' : 'vi';
