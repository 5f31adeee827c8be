import type { Locale } from '@/i18n/locales';
import { entryNamed, liveEntries } from '../queries/payload/entries';
import { cms } from '../payload';
import { toNewsArticle, toNewsSummary } from '../transforms/entries/articles';
import type { ArticlePage, ArticleSummary } from '../types-entries';
import { readEntry, readList, relatedTo, type EntryAddress } from './read';

const collection = 'news-and-press';
const shows: ['categories'] = ['categories'];

/** The live news, newest first. */
export function listNews(locale: Locale): Promise<ArticleSummary[]> {
  return readList({
    list: collection,
    locale,
    find: async () => (await cms()).find({ collection, ...liveEntries(locale) }),
    toView: toNewsSummary,
    shows,
  });
}

/** The article at /news-and-press/{slug}, or null. */
export async function getNews(address: EntryAddress): Promise<ArticlePage | null> {
  const { locale, slug, draft } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: async () => (await cms()).find({ collection, ...entryNamed(locale, slug, draft) }),
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
