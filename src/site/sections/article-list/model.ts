import type { ListStateModel } from '@/lib/list-state-model';
import type { Cover } from '@/lib/cover-model';

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

export type ArticleListModel = ListStateModel & {
  /** Empty: the list stands under the page's own title. */
  titleLines: string[];
  /** Shown large before the others. */
  lead: ArticleCard | null;
  articles: ArticleCard[];
};
