/** What a section that shows a list says of the state its address chose; every `href` has the language prefix. */
export type ListStateModel = {
  /** Where the whole list is; offered when nothing matches. */
  allHref: string;
  /** The first one is everything (its text null); empty: nothing to choose from. */
  filters: { text: string | null; href: string; current: boolean }[];
  /** `hrefs` are the addresses of the pages, in their order; `current` counts from 1. */
  pages: { current: number; hrefs: string[] };
};
