/** Locales of the site; the first is the default and has no prefix in URLs (spec §9, D2). */
export const locales = ['vi', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'vi';

/** The name of each language as its speakers write it. */
export const localeNames: Readonly<Record<Locale, string>> = { vi: 'Tiếng Việt', en: 'English' };

export function isLocale(value: string | undefined): value is Locale {
  return value !== undefined && (locales as readonly string[]).includes(value);
}

/** The language named by a database row; the default where it names none of the site's. */
export const storedLocale = (value: string | null | undefined): Locale =>
  locales.find((locale) => locale === value) ?? defaultLocale;

export function otherLocale(locale: Locale): Locale {
  return locale === 'vi' ? 'en' : 'vi';
}

/**
 * The public URL of a path in a language: `('en', '/book-demo')` is `/en/book-demo`.
 * URLs that are not paths of this site (`https:`, `mailto:`, `tel:`, `#id`) come back unchanged.
 */
export function localizedPath(locale: Locale, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The reverse of {@link localizedPath}: the language of a URL, and its path without the prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    if (pathname === `/${locale}`) return { locale, path: '/' };
    if (pathname.startsWith(`/${locale}/`)) {
      return { locale, path: pathname.slice(locale.length + 1) };
    }
  }
  return { locale: defaultLocale, path: pathname };
}
