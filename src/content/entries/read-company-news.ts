import type { Locale } from '@/i18n/locales';
import { type EntryAddress, findEntries, findEntry } from '../queries/payload/find-entries';
import { toNewsArticle, toNewsSummary } from '../transforms/entries/blog-and-news-articles';
import type { ArticlePage, ArticleSummary } from '../entry-view-model-types';
import { readEntry, readList, relatedTo } from './read-cached-entries';

const collection = 'news-and-press';
const shows: ['categories'] = ['categories'];

/** The published news, newest first. */
export function listNews(locale: Locale): Promise<ArticleSummary[]> {
  return readList({
    list: collection,
    locale,
    find: () => findEntries(collection, locale),
    toView: toNewsSummary,
    shows,
  });
}

export async function getNews(address: EntryAddress): Promise<ArticlePage | null> {
  const { locale, slug } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: () => findEntry(collection, address),
    toView: toNewsArticle,
    shows,
  });
  if (!page) return null;
  const { category } = page.article;
  const related = relatedTo(slug, await listNews(locale), (article) =>
    category ? article.category?.slug === category.slug : false,
  );
  return { ...page, related };
}
