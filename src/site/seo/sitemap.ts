import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { defaultLocale, isLocale, locales, localizedPath, type Locale } from '@/i18n/locales';

/** An address, without prefix, with its languages and its last change (ISO 8601). */
type SitemapEntry = { path: string; publishedIn: Locale[]; updatedAt: string };

/**
 * The most addresses in one file. The protocol allows 50,000 and 50 MB; with its language versions an address takes up
 * to a kilobyte.
 */
const MOST_IN_A_FILE = 25_000;

const inLanguage = (entries: readonly SitemapEntry[], locale: Locale) =>
  entries.filter(({ publishedIn }) => publishedIn.includes(locale));

/** The names of all sitemaps: for each language as many as its addresses need. */
export async function sitemapIndex(
  entries: readonly SitemapEntry[],
  siteUrl: string,
  size = MOST_IN_A_FILE,
): Promise<string> {
  const files = locales.flatMap((locale) => {
    const own = inLanguage(entries, locale);
    return Array.from({ length: Math.ceil(own.length / size) }, (_, index) => ({
      url: `${siteUrl}/sitemaps/${locale}-${index + 1}.xml`,
      lastmod: lastChange(own.slice(index * size, (index + 1) * size)),
    }));
  });
  const xml = new SitemapIndexStream();
  return String(await streamToPromise(Readable.from(files).pipe(xml)));
}

const lastChange = (entries: readonly SitemapEntry[]) =>
  entries.reduce((latest, { updatedAt }) => (latest < updatedAt ? updatedAt : latest), '');

function versionsOf({ path, publishedIn }: SitemapEntry, siteUrl: string) {
  const versions = publishedIn.map((lang) => ({
    lang: lang as string,
    url: siteUrl + localizedPath(lang, path),
  }));
  return publishedIn.includes(defaultLocale)
    ? [...versions, { lang: 'x-default', url: siteUrl + path }]
    : versions;
}

/** The sitemap with a name such as `vi-1.xml`, with the language versions of each address; null for an unknown name. */
export async function sitemapFile(
  name: string,
  entries: readonly SitemapEntry[],
  siteUrl: string,
  size = MOST_IN_A_FILE,
): Promise<string | null> {
  const [, locale, digits] = /^([a-z]{2})-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  if (!isLocale(locale)) return null;
  const number = Number(digits);
  const part = inLanguage(entries, locale).slice((number - 1) * size, number * size);
  if (part.length === 0) return null;
  const xml = new SitemapStream({
    hostname: siteUrl,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  const links = part.map((entry) => ({
    url: siteUrl + localizedPath(locale, entry.path),
    lastmod: entry.updatedAt,
    links: versionsOf(entry, siteUrl),
  }));
  return String(await streamToPromise(Readable.from(links).pipe(xml)));
}
