import type { Locale } from '@/i18n/locales';
import type { Release } from '../types-items';
import { liveEntries } from '../queries/embedded/entries';
import { cms } from '../payload';
import { toEbook, toRelease, toTool } from '../transforms/entries/library';
import type { EbookSummary, ToolSummary } from '../types-entries';
import { readList } from './read';

/** What is known of the e-books; each belongs to the resource of its slug. */
export function listEbooks(locale: Locale): Promise<EbookSummary[]> {
  return readList({
    list: 'ebooks',
    locale,
    find: async () => (await cms()).find({ collection: 'ebooks', ...liveEntries(locale) }),
    toView: toEbook,
  });
}

/** The live tools, in the order of their editors. */
export function listTools(locale: Locale): Promise<ToolSummary[]> {
  return readList({
    list: 'tools',
    locale,
    find: async () => (await cms()).find({ collection: 'tools', ...liveEntries(locale) }),
    toView: toTool,
  });
}

/** What changed in the product, newest first. */
export function listReleases(locale: Locale): Promise<Release[]> {
  return readList({
    list: 'release-notes',
    locale,
    find: async () => (await cms()).find({ collection: 'release-notes', ...liveEntries(locale) }),
    toView: toRelease,
  });
}
