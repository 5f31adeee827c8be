import type { UnsavedDocument } from '@/content/header-and-footer-types';
import type { Locale } from '@/i18n/locales';
import type { ListState } from '@/lib/list-filters-in-url';
import { getDraftPage, getPage } from '../page-view-models/get-page-view-model';
import type { FramedPage } from './public-page-type';
import { pageMetadata } from '../seo/page-metadata';
import { sectionNodes } from '../seo/structured-data/structured-sections';
import { StructuredData } from '../seo/structured-data/structured-data';
import { PageTemplate } from '../templates/page-template';

type Which = {
  locale: Locale;
  /** The path without language prefix. */
  path: string;
  draft: boolean;
  /** The reader's choices in the page's list, from the URL's query. */
  state?: ListState;
  /** The unsaved values to show instead of the newest version. */
  unsaved?: UnsavedDocument;
};

/** Reads a page made of sections; null where it is not published in this language, or for a draft, does not exist. */
export async function readSectionPage(which: Which): Promise<FramedPage | null> {
  const { locale, path, draft, state = {}, unsaved } = which;
  const page = draft
    ? await getDraftPage(locale, path, state, unsaved)
    : await getPage(locale, path, state);
  if (!page) return null;
  // The canonical URL of a filtered list is the unfiltered one.
  const nodes = page.filtered ? [] : sectionNodes(page);
  return {
    locale,
    draft: page.draft,
    metadata: pageMetadata(page),
    body: (frame) => (
      <>
        <StructuredData page={page} settings={frame.settings} nodes={nodes} />
        <PageTemplate page={page} frame={frame} />
      </>
    ),
  };
}
