/** The filters, page links and empty state of a list section; every `href` has the language prefix. */
export type ListStateModel = {
  /** The URL of the unfiltered list, offered when nothing matches. */
  allHref: string;
  /** The options of the filter, the first of which is "all" (its text null); empty when there is only one group. */
  filters: { text: string | null; href: string; current: boolean }[];
  /** The pagination. `hrefs`: the URLs of the pages, in order; `current` counts from 1. */
  pages: { current: number; hrefs: string[] };
};
