import type { Locale } from '@/i18n/locales';
import type { ListState } from '@/lib/list-state';
import type { PageDocument, Theme, TrailStep } from '@/content/types';
import type { SectionLists } from '@/content/transforms/section-tools';
import type { SectionModel } from '../sections/registry.models';
import { toSections } from './sections';

/** A page as its template gets it: finished, in one language, free of CMS documents. */
export type PageView = {
  title: string;
  path: string;
  locale: Locale;
  /** Languages in which this page is live; the current one is among them unless this is a draft. */
  publishedIn: Locale[];
  layout: 'default' | 'v5';
  navTheme: Theme;
  footerTheme: Theme;
  /** From below the home page down to the parent. */
  trail: TrailStep[];
  sections: SectionModel[];
  seo: { title: string; description: string | null };
  /** In a state of its list that its address chose: the same page to search engines. */
  filtered: boolean;
  draft: boolean;
};

/** A CMS page in one language, as its template gets it. */
export async function toPageView(
  source: PageDocument & {
    locale: Locale;
    lists: SectionLists;
    trail: TrailStep[];
    state: ListState;
    draft: boolean;
  },
): Promise<PageView> {
  const { page, locale, publishedIn, lists, trail, state, draft } = source;
  return {
    title: page.title,
    path: page.path,
    locale,
    publishedIn,
    layout: page.layout,
    navTheme: page.navTheme,
    footerTheme: page.footerTheme,
    trail,
    sections: await toSections(page.sections ?? [], {
      locale,
      lists,
      draft,
      address: { path: page.path, state },
    }),
    seo: { title: page.seo?.title || page.title, description: page.seo?.description || null },
    filtered: Object.keys(state).length > 0,
    draft,
  };
}
