import type { Locale } from '@/i18n/locales';
import { type EntryAddress, findEntries, findEntry } from '../queries/payload/find-entries';
import { toHelpArticle, toHelpSummary } from '../transforms/entries/help-articles';
import type { HelpPage, HelpSummary } from '../entry-view-model-types';
import { readEntry, readList, relatedTo } from './read-cached-entries';

const collection = 'faqs';
const shows: ['categories'] = ['categories'];

/** The published questions of the help centre, in the editors' order. */
export function listHelp(locale: Locale): Promise<HelpSummary[]> {
  return readList({
    list: collection,
    locale,
    find: () => findEntries(collection, locale),
    toView: toHelpSummary,
    shows,
  });
}

export async function getHelpArticle(address: EntryAddress): Promise<HelpPage | null> {
  const { locale, slug } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: () => findEntry(collection, address),
    toView: toHelpArticle,
    shows,
  });
  if (!page) return null;
  const related = relatedTo(
    slug,
    await listHelp(locale),
    (help) => help.category !== null && help.category.slug === page.help.category?.slug,
  );
  return { ...page, related };
}
