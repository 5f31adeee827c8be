import type { Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/urls-of-entry-lists';
import type { Blog, NewsAndPress } from '@/payload-types';
import type { ArticlePage, ArticleSummary } from '../../entry-view-model-types';
import {
  toCategory,
  toCover,
  toHead,
  toReadingMinutes,
  toSummary,
  type EntryHead,
} from './shared-entry-transforms';

export function toBlogSummary(doc: Blog, locale: Locale): ArticleSummary {
  return {
    ...toSummary(doc, entryPath('blogs', doc.slug), locale),
    title: doc.title,
    summary: doc.summary || null,
    cover: toCover(doc.cover, doc.picture),
    category: toCategory(doc.category),
    author: doc.author || null,
    publishedAt: doc.publishedAt ?? null,
    readingMinutes: toReadingMinutes(doc.readingMinutes, doc, locale),
    highlight: doc.highlight ?? false,
  };
}

export function toBlogArticle(
  doc: Blog,
  locale: Locale,
): EntryHead & Pick<ArticlePage, 'article' | 'authorJobTitle'> {
  return {
    ...toHead(doc, doc.title, doc.summary, locale),
    article: toBlogSummary(doc, locale),
    authorJobTitle: doc.authorJobTitle || null,
  };
}

export function toNewsSummary(doc: NewsAndPress, locale: Locale): ArticleSummary {
  return {
    ...toSummary(doc, entryPath('news-and-press', doc.slug), locale),
    title: doc.title,
    summary: doc.summary || null,
    cover: toCover(doc.thumbnail, doc.picture),
    category: toCategory(doc.category),
    author: doc.author || null,
    publishedAt: doc.publishedAt ?? null,
    readingMinutes: toReadingMinutes(null, doc, locale),
    highlight: doc.highlight ?? false,
  };
}

export function toNewsArticle(
  doc: NewsAndPress,
  locale: Locale,
): EntryHead & Pick<ArticlePage, 'article' | 'authorJobTitle'> {
  return {
    ...toHead(doc, doc.title, doc.summary, locale),
    article: toNewsSummary(doc, locale),
    authorJobTitle: null,
  };
}
