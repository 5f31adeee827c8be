import type { Locale } from '@/i18n/locales';
import type { ListState } from '@/lib/list-filters-in-url';
import type { PageDocument, Theme, BreadcrumbStep } from '@/content/header-and-footer-types';
import type { SectionLists } from '@/content/transforms/transform-context';
import type { SectionModel } from '../sections/registry.models';
import { toSections } from './section-view-models';

/** The view-model of a page, in one language, without CMS documents. */
export type PageView = {
  title: string;
  path: string;
  locale: Locale;
  /** Languages in which this page is published; a draft's own language may be missing. */
  publishedIn: Locale[];
  layout: 'default' | 'v5';
  navTheme: Theme;
  footerTheme: Theme;
  /** The breadcrumb between the home page and this page. */
  trail: BreadcrumbStep[];
  sections: SectionModel[];
  /** The ids of sections that are left out: incomplete ones of a draft, and in production those of an unknown type. */
  leftOut: string[];
  seo: { title: string; description: string | null };
  /** Whether the URL filters the page's list: its canonical URL is the unfiltered one. */
  filtered: boolean;
  draft: boolean;
};

export async function toPageView(
  source: PageDocument & {
    locale: Locale;
    lists: SectionLists;
    trail: BreadcrumbStep[];
    state: ListState;
    draft: boolean;
  },
): Promise<PageView> {
  const { page, locale, publishedIn, lists, trail, state, draft } = source;
  const blocks = page.sections ?? [];
  const sections = await toSections(blocks, {
    locale,
    lists,
    draft,
    address: { path: page.path, state },
  });
  return {
    title: page.title,
    path: page.path,
    locale,
    publishedIn,
    layout: page.layout,
    navTheme: page.navTheme,
    footerTheme: page.footerTheme,
    trail,
    sections,
    leftOut: blocks.flatMap(({ id }) =>
      id && !sections.some((section) => section.id === id) ? [id] : [],
    ),
    seo: { title: page.seo?.title || page.title, description: page.seo?.description || null },
    filtered: Object.keys(state).length > 0,
    draft,
  };
}
