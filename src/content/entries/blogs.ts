import type { Locale } from '@/i18n/locales';
import { entryNamed, liveEntries } from '../queries/payload/entries';
import { cms } from '../payload';
import { toBlogArticle, toBlogSummary } from '../transforms/entries/articles';
import type { ArticlePage, ArticleSummary } from '../types-entries';
import { readEntry, readList, relatedTo, type EntryAddress } from './read';

const collection = 'blogs';
const shows: ['categories'] = ['categories'];

/** The live articles of the blog, newest first. */
export function listBlogs(locale: Locale): Promise<ArticleSummary[]> {
  return readList({
    list: collection,
    locale,
    find: async () => (await cms()).find({ collection, ...liveEntries(locale) }),
    toView: toBlogSummary,
    shows,
  });
}

/** The article at /blog/{slug}, or null. */
export async function getBlog(address: EntryAddress): Promise<ArticlePage | null> {
  const { locale, slug, draft } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: async () => (await cms()).find({ collection, ...entryNamed(locale, slug, draft) }),
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
