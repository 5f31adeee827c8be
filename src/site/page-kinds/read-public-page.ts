import type { UnsavedDocument } from '@/content/header-and-footer-types';
import type { Locale } from '@/i18n/locales';
import { addressedLists, entryAddresses } from '@/lib/urls-of-entry-lists';
import type { ListState } from '@/lib/list-filters-in-url';
import { entryPages } from './entry-pages';
import type { PublicPage } from './public-page-type';
import { readSectionPage } from './section-pages';

type Which = {
  locale: Locale;
  /** The path without language prefix. */
  path: string;
  /** Whether to read the newest version, published or not; only for signed-in staff. */
  draft: boolean;
  /** The reader's choices in the page's list, from the URL's query. */
  state?: ListState;
  /** An unsaved version, which is shown instead of the newest one. */
  unsaved?: UnsavedDocument;
};

/**
 * Reads the page at a URL, made of sections or of an entry; null where nothing is published, or for a draft, where no
 * document exists.
 */
export async function readPublicPage(which: Which): Promise<PublicPage | null> {
  const { locale, path, draft, unsaved } = which;
  const list = addressedLists.find((name) => path.startsWith(`${entryAddresses[name]}/`));
  const slug = list && path.slice(entryAddresses[list].length + 1);
  if (list && slug && !slug.includes('/')) {
    return entryPages[list]({ locale, slug, draft, unsaved });
  }
  return readSectionPage(which);
}
