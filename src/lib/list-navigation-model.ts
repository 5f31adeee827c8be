/** The filters, page links and empty state of a list section; every `href` has the language prefix. */
export type ListStateModel = {
  /** The URL of the unfiltered list, offered when nothing matches. */
  allHref: string;
  /** The URL of the unfiltered list, offered when no entry matches. */
  filters: { text: string | null; href: string; current: boolean }[];
  /**
   * The options of each filter. The first option is "all" (its text null); empty when there is nothing to choose from.
   */
  pages: { current: number; hrefs: string[] };
};
