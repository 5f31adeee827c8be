import type { Cover } from '../../pictures/cover-model';

/** An article as a card shows it. `publishedAt` is ISO 8601 in UTC. */
export type ArticleCard = {
  id: number;
  href: string;
  title: string;
  summary: string | null;
  cover: Cover;
  /** `id` chooses the colour (spec §4). */
  category: { id: number; name: string } | null;
  publishedAt: string | null;
  readingMinutes: number;
};

export type ArticleListModel = {
  /** Empty: the list stands under the page's own title. */
  titleLines: string[];
  /** Where the whole list is; offered when nothing matches. */
  allHref: string;
  /** The first one is everything; empty: nothing to choose from. */
  filters: { text: string | null; href: string; current: boolean }[];
  /** Shown large before the others. */
  lead: ArticleCard | null;
  articles: ArticleCard[];
  /** `hrefs` are the addresses of the pages, in their order; `current` counts from 1. */
  pages: { current: number; hrefs: string[] };
};
