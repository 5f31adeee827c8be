import type { Metadata } from 'next';
import type { PageView } from '@/content/types';
import { defaultLocale, localizedPath } from '@/i18n/locales';
import { brand } from '../../../brand.config';

/**
 * Title, description, canonical address and language versions of a page. Only languages in which the page
 * is live are offered (architecture, rule 4); a draft is for nobody's index.
 */
export function pageMetadata(page: PageView): Metadata {
  const versions = page.publishedIn.map((locale) => [locale, localizedPath(locale, page.path)]);
  const languages = Object.fromEntries(versions) as Record<string, string>;
  if (page.publishedIn.includes(defaultLocale)) languages['x-default'] = page.path;
  return {
    title: page.path === '/' ? page.seo.title : `${page.seo.title} | ${brand.name}`,
    description: page.seo.description,
    alternates: { canonical: localizedPath(page.locale, page.path), languages },
    robots: page.draft ? { index: false, follow: false } : undefined,
  };
}
