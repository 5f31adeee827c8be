import { categoriesOf } from '@/content/transforms/list-filters';
import {
  nonEmptyLines,
  type BlockOf,
  type ListAddress,
  type ListContext,
} from '@/content/transforms/transform-context';
import type { ArticleSummary } from '@/content/entry-view-model-types';
import { localizedPath, type Locale } from '@/i18n/locales';
import type { Cover } from '@/lib/entry-cover-types';
import { listHref, pageOf } from '@/lib/list-filters-in-url';
import type { ListStateModel } from '@/lib/list-filters-and-pages-type';

/** An article for a card. `publishedAt` is ISO 8601 in UTC. */
export type ArticleCard = {
  id: number;
  href: string;
  title: string;
  summary: string | null;
  cover: Cover;
  /** The category; its `id` decides the colour (spec §4). */
  category: { id: number; name: string } | null;
  publishedAt: string | null;
  readingMinutes: number;
};

export type ArticleListModel = ListStateModel & {
  /** The title of the list; empty when the page's own title is directly above it. */
  titleLines: string[];
  /** The highlighted article, shown large before the others. */
  lead: ArticleCard | null;
  articles: ArticleCard[];
};

const PAGE_SIZE = 9;

/**
 * Makes a list of articles with the reader's filters. An unknown filter value gives an empty list; a page that is no
 * number is page 1, one too high is the last.
 */
export function toArticleList(
  titleLines: string[],
  all: readonly ArticleSummary[],
  { path, state }: ListAddress,
  locale: Locale,
): ArticleListModel {
  const { category = null } = state;
  const hrefTo = (to: { category: string | null; page?: number }) =>
    `${localizedPath(locale, listHref(path, to))}#list`;
  const found = category ? all.filter((item) => item.category?.slug === category) : all;
  // Without filters the newest highlighted article is shown first, and not repeated below.
  const lead = category ? undefined : found.find(({ highlight }) => highlight);
  const page = pageOf(
    found.filter((item) => item !== lead),
    state.page,
    PAGE_SIZE,
  );
  const categories = categoriesOf(all);
  return {
    titleLines,
    allHref: hrefTo({ category: null }),
    filters:
      categories.length > 1
        ? [
            { text: null, href: hrefTo({ category: null }), current: category === null },
            ...categories.map(({ slug, name }) => ({
              text: name,
              href: hrefTo({ category: slug }),
              current: slug === category,
            })),
          ]
        : [],
    lead: page.page === 1 ? (lead ?? null) : null,
    articles: page.items,
    pages: {
      current: page.page,
      hrefs: Array.from({ length: page.pages }, (_, index) =>
        hrefTo({ category, page: index + 1 }),
      ),
    },
  };
}

export const toArticleListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists, address }: ListContext,
): Promise<ArticleListModel> =>
  toArticleList(
    nonEmptyLines(block.title),
    await lists.entries[block.source ?? 'blogs'](locale),
    address,
    locale,
  );
