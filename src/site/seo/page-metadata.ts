import type { PageView } from '@/site/page-view-models/page-view-model';
import { defaultLocale, localizedPath, otherLocale, type Locale } from '@/i18n/locales';
import { markdownPath } from '@/i18n/markdown-paths';
import { brand } from '../../../brand.config';
import { feedOf } from './feed-paths';
import { socialPicture } from './social-media-picture';

type HeadOfPage = Pick<
  PageView,
  'title' | 'path' | 'locale' | 'publishedIn' | 'trail' | 'seo' | 'draft'
> & {
  filtered?: boolean;
  /** The publication date of an article, ISO 8601. */
  publishedAt?: string | null;
};

type Picture = { url: string; width: number; height: number; alt: string };
type Shared = { title: string; description?: string };

/** The metadata of a page; URLs are paths of this site. */
export type PageMetadata = {
  title: string;
  description?: string | null;
  /** The URL of a further stylesheet, which only this page needs. */
  stylesheet?: string;
  alternates?: {
    canonical: string;
    /** URLs of the page's versions by language code, and `x-default`. */
    languages: Record<string, string>;
    /** URLs of alternate formats by media type. */
    types: Record<string, string>;
  };
  openGraph?: Shared & {
    type: 'article' | 'website';
    siteName: string;
    url: string;
    locale: string;
    alternateLocale: string[];
    images: Picture[];
    /** The publication time of an article, ISO 8601. */
    publishedTime?: string;
  };
  twitter?: Shared & { card: 'summary_large_image'; images: Picture[] };
  robots?: { index: boolean; follow?: boolean } | undefined;
  referrer?: 'no-referrer';
};

const territories: Readonly<Record<Locale, string>> = { vi: 'vi_VN', en: 'en_US' };

/**
 * The metadata of a page: title, description, canonical URL, hreflang links and social preview. Only languages in which
 * the page is published are listed (docs/architecture.md, rule 4); a draft is not indexed, and the canonical URL of a
 * filtered list is the unfiltered one.
 */
export function pageMetadata(page: HeadOfPage): PageMetadata {
  const versions = page.publishedIn.map((locale) => [locale, localizedPath(locale, page.path)]);
  const languages = Object.fromEntries(versions) as Record<string, string>;
  if (page.publishedIn.includes(defaultLocale)) languages['x-default'] = page.path;
  return {
    title: page.path === '/' ? page.seo.title : `${page.seo.title} | ${brand.name}`,
    description: page.seo.description,
    alternates: {
      canonical: localizedPath(page.locale, page.path),
      languages,
      types: otherForms(page),
    },
    ...sharing(page),
    robots: robotsOf(page),
  };
}

/** The URLs of other forms of a page: its Markdown, for AI agents, and the feed of its list. */
function otherForms({ locale, path }: HeadOfPage): Record<string, string> {
  const feed = feedOf(path);
  return {
    'text/markdown': localizedPath(locale, markdownPath(path)),
    ...(feed ? { 'application/rss+xml': localizedPath(locale, feed) } : {}),
  };
}

/** Open Graph and X (Twitter) card tags. */
function sharing(page: HeadOfPage): Required<Pick<PageMetadata, 'openGraph' | 'twitter'>> {
  const { locale, path, publishedIn, trail, seo, publishedAt } = page;
  const title = path === '/' ? seo.title : page.title;
  const image = {
    url: socialPicture({ path, locale, title, trail }),
    width: 1200,
    height: 630,
    alt: title,
  };
  const shared = {
    title: seo.title,
    ...(seo.description ? { description: seo.description } : {}),
    siteName: brand.name,
    url: localizedPath(locale, path),
    locale: territories[locale],
    alternateLocale: publishedIn
      .filter((version) => version === otherLocale(locale))
      .map((version) => territories[version]),
    images: [image],
  };
  return {
    openGraph: publishedAt
      ? { ...shared, type: 'article', publishedTime: publishedAt }
      : { ...shared, type: 'website' },
    twitter: {
      card: 'summary_large_image',
      title: shared.title,
      ...(seo.description ? { description: seo.description } : {}),
      images: [image],
    },
  };
}

function robotsOf({ draft, filtered }: HeadOfPage): PageMetadata['robots'] {
  if (draft) return { index: false, follow: false };
  return filtered ? { index: false, follow: true } : undefined;
}
