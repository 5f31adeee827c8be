import type { Locale } from '@/i18n/locales';
import type { PageDocument, PageView, TrailStep } from '../types';
import type { SectionLists } from './section-tools';
import { toSections } from './sections';

/** A CMS page in one language, as its template gets it. */
export async function toPageView(
  source: PageDocument & {
    locale: Locale;
    lists: SectionLists;
    trail: TrailStep[];
    draft: boolean;
  },
): Promise<PageView> {
  const { page, locale, publishedIn, lists, trail, draft } = source;
  return {
    title: page.title,
    path: page.path,
    locale,
    publishedIn,
    layout: page.layout,
    navTheme: page.navTheme,
    footerTheme: page.footerTheme,
    trail,
    sections: await toSections(page.sections ?? [], { locale, lists, draft }),
    seo: { title: page.seo?.title || page.title, description: page.seo?.description || null },
    draft,
  };
}
