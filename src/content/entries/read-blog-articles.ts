import type { Locale } from '@/i18n/locales';
import { type EntryAddress, findEntries, findEntry } from '../queries/payload/find-entries';
import { toBlogArticle, toBlogSummary } from '../transforms/entries/blog-and-news-articles';
import type { ArticlePage, ArticleSummary } from '../entry-view-model-types';
import { readEntry, readList, relatedTo } from './read-cached-entries';

const collection = 'blogs';
const shows: ['categories'] = ['categories'];

/** The published articles of the blog, newest first. */
export function listBlogs(locale: Locale): Promise<ArticleSummary[]> {
  return readList({
    list: collection,
    locale,
    find: () => findEntries(collection, locale),
    toView: toBlogSummary,
    shows,
  });
}

export async function getBlog(address: EntryAddress): Promise<ArticlePage | null> {
  const { locale, slug } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: () => findEntry(collection, address),
    toView: toBlogArticle,
    shows,
  });
  if (!page) return null;
  const { category } = page.article;
  const related = relatedTo(slug, await listBlogs(locale), (article) =>
    category ? article.category?.slug === category.slug : false,
  );
  return { ...page, related };
}
