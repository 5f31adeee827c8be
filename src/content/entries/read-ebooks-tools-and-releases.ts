import type { Locale } from '@/i18n/locales';
import type { Release } from '../list-item-and-text-types';
import { findEntries } from '../queries/payload/find-entries';
import { toEbook, toRelease, toTool } from '../transforms/entries/ebooks-tools-and-releases';
import type { EbookSummary, ToolSummary } from '../entry-view-model-types';
import { readList } from './read-cached-entries';

/** The published e-books; each belongs to the resource with the same slug. */
export function listEbooks(locale: Locale): Promise<EbookSummary[]> {
  return readList({
    list: 'ebooks',
    locale,
    find: () => findEntries('ebooks', locale),
    toView: toEbook,
  });
}

/** The published tools, in the editors' order. */
export function listTools(locale: Locale): Promise<ToolSummary[]> {
  return readList({
    list: 'tools',
    locale,
    find: () => findEntries('tools', locale),
    toView: toTool,
  });
}

/** The published release notes, newest first. */
export function listReleases(locale: Locale): Promise<Release[]> {
  return readList({
    list: 'release-notes',
    locale,
    find: () => findEntries('release-notes', locale),
    toView: toRelease,
  });
}
