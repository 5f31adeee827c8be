import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { AddressPart, LiveAddress } from '@/content/header-and-footer-types';
import { defaultLocale, localizedPath, type Locale } from '@/i18n/locales';

/** The file name of a sitemap with one part of the URLs. */
const fileOf = ({ locale, number }: AddressPart) => `${locale}-${number}.xml`;

export const sitemapPath = (part: AddressPart): string => `/sitemaps/${fileOf(part)}`;

/** Which part of the URLs a sitemap with a name such as `vi-1.xml` contains. */
export const partNamed = (file: string, parts: readonly AddressPart[]): AddressPart | undefined =>
  parts.find((part) => fileOf(part) === file);

/** The sitemap index: the names of all sitemaps, for each language as many as its URLs need. */
export async function sitemapIndex(
  parts: readonly AddressPart[],
  siteUrl: string,
): Promise<string> {
  const files = parts.map((part) => ({
    url: siteUrl + sitemapPath(part),
    lastmod: part.updatedAt,
  }));
  const xml = new SitemapIndexStream();
  return String(await streamToPromise(Readable.from(files).pipe(xml)));
}

function versionsOf({ path, publishedIn }: LiveAddress, siteUrl: string) {
  const versions = publishedIn.map((lang) => ({
    lang: lang as string,
    url: siteUrl + localizedPath(lang, path),
  }));
  return publishedIn.includes(defaultLocale)
    ? [...versions, { lang: 'x-default', url: siteUrl + path }]
    : versions;
}

/** A sitemap with these URLs of a language, and their language versions. */
export async function sitemapFile(
  locale: Locale,
  addresses: readonly LiveAddress[],
  siteUrl: string,
): Promise<string> {
  const xml = new SitemapStream({
    hostname: siteUrl,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  const links = addresses.map((entry) => ({
    url: siteUrl + localizedPath(locale, entry.path),
    lastmod: entry.updatedAt,
    links: versionsOf(entry, siteUrl),
  }));
  return String(await streamToPromise(Readable.from(links).pipe(xml)));
}
