import type { Locale } from '@/i18n/locales';
import type { ListState } from '@/lib/list-state';
import type { PageDocument, PageView, TrailStep } from '../types';
import type { SectionLists } from './section-tools';
import { toSections } from './sections';

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
