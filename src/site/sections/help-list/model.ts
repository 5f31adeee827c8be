import type { ListStateModel } from '@/lib/list-state-model';

/** A question of the help centre as a list shows it. */
export type HelpLink = { id: number; href: string; question: string; answer: string };

export type HelpListModel = ListStateModel & {
  search: {
    /** Where the search leads: the list's own address. */
    action: string;
    /** What was searched for; empty: nothing. */
    query: string;
    /** Kept while searching, null: all groups. */
    category: string | null;
  };
  /** Where nothing is chosen: what is asked most, and each group with its first questions. */
  overview: {
    highlighted: HelpLink[];
    groups: { id: number; name: string; href: string; total: number; questions: HelpLink[] }[];
  } | null;
  /** Where something is chosen: what was found, page by page. */
  results: { total: number; questions: HelpLink[] } | null;
};
