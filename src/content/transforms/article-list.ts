import { localizedPath, type Locale } from '@/i18n/locales';
import { listHref, pageOf } from '@/lib/list-state';
import type { ArticleListModel } from '@/site/sections/article-list/model';
import type { ArticleSummary, CategoryView } from '../types-entries';
import type { ListAddress } from './section-tools';

const PAGE_SIZE = 9;

/** The groups that have something in the list, each once, in the order of the editors. */
export function categoriesOf(items: readonly { category: CategoryView | null }[]): CategoryView[] {
  const groups = new Map<string, CategoryView>();
  for (const { category } of items) if (category) groups.set(category.slug, category);
  return [...groups.values()].toSorted((a, b) => a.position - b.position || a.id - b.id);
}

/** A list of articles in the state that its reader chose; what is nonsense there finds nothing or page 1. */
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
  // Where nothing is chosen, the newest highlighted article leads, and is not shown a second time.
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
