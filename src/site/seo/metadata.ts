import type { Metadata } from 'next';
import type { PageView } from '@/content/types';
import { defaultLocale, localizedPath } from '@/i18n/locales';
import { brand } from '../../../brand.config';

type HeadOfPage = Pick<PageView, 'path' | 'locale' | 'publishedIn' | 'seo' | 'draft'> & {
  filtered?: boolean;
};

/**
 * Title, description, canonical address and language versions of a page. Only languages in which the page
 * is live are offered (architecture, rule 4); a draft is for nobody's index, and a list in one of its states is known by
 * its plain address.
 */
export function pageMetadata(page: HeadOfPage): Metadata {
  const versions = page.publishedIn.map((locale) => [locale, localizedPath(locale, page.path)]);
  const languages = Object.fromEntries(versions) as Record<string, string>;
  if (page.publishedIn.includes(defaultLocale)) languages['x-default'] = page.path;
  return {
    title: page.path === '/' ? page.seo.title : `${page.seo.title} | ${brand.name}`,
    description: page.seo.description,
    alternates: { canonical: localizedPath(page.locale, page.path), languages },
    robots: robotsOf(page),
  };
}

function robotsOf({ draft, filtered }: HeadOfPage): Metadata['robots'] {
  if (draft) return { index: false, follow: false };
  return filtered ? { index: false, follow: true } : undefined;
}
