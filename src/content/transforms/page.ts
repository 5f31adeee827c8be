import type { Locale } from '@/i18n/locales';
import type { PageDocument, PageView } from '../types';
import { toSections, type SectionLists } from './sections';

/** A CMS page in one language, as its template gets it. */
export async function toPageView(
  source: PageDocument & { locale: Locale; lists: SectionLists; draft: boolean },
): Promise<PageView> {
  const { page, locale, publishedIn, lists, draft } = source;
  return {
    title: page.title,
    path: page.path,
    locale,
    publishedIn,
    layout: page.layout,
    navTheme: page.navTheme,
    footerTheme: page.footerTheme,
    sections: await toSections(page.sections ?? [], { locale, lists }),
    seo: { title: page.seo?.title || page.title, description: page.seo?.description || null },
    draft,
  };
}
