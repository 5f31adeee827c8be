import type { ListStateModel } from '@/lib/list-state-model';

/** A news item as the ledger shows it. `publishedAt` is ISO 8601 in UTC. */
export type NewsLine = {
  id: number;
  href: string;
  title: string;
  summary: string | null;
  category: { id: number; name: string } | null;
  publishedAt: string | null;
};

export type NewsListModel = ListStateModel & {
  /** Empty: the list stands under the page's own title. */
  titleLines: string[];
  /** Shown large before the others. */
  lead: NewsLine | null;
  /** By year, the newest first; the year is null for what has no date. */
  years: { year: number | null; news: NewsLine[] }[];
};
