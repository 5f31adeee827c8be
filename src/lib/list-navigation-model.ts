/** The filters, page links and empty state of a list section; every `href` has the language prefix. */
export type ListStateModel = {
  /** The URL of the unfiltered list, offered when nothing matches. */
  allHref: string;
  /**
   * The options of each filter. The first option is "all" (its text null); empty when there is nothing to choose
   * from.
   */
  filters: { text: string | null; href: string; current: boolean }[];
  /** The pagination. `hrefs`: the URLs of the pages, in order; `current` counts from 1. */
  pages: { current: number; hrefs: string[] };
};
