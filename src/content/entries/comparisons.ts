import type { Locale } from '@/i18n/locales';
import { makeAnewAt } from '../cache';
import { entryNamed, liveEntries } from '../queries/payload/entries';
import { cms } from '../payload';
import {
  currentClaims,
  toComparisonPage,
  toComparisonSummary,
} from '../transforms/entries/comparisons';
import type { ComparisonPage, ComparisonSummary } from '../types-entries';
import { readEntry, readList, relatedTo, type EntryAddress } from './read';

const collection = 'comparisons';

/** The live comparisons, in the editors' order. */
export function listComparisons(locale: Locale): Promise<ComparisonSummary[]> {
  return readList({
    list: collection,
    locale,
    find: async () => (await cms()).find({ collection, ...liveEntries(locale) }),
    toView: toComparisonSummary,
  });
}

/** The comparison at /comparisons/{slug}, or null; without claims that are past their review date. */
export async function getComparison(address: EntryAddress): Promise<ComparisonPage | null> {
  const { locale, slug, draft } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: async () => (await cms()).find({ collection, ...entryNamed(locale, slug, draft) }),
    toView: toComparisonPage,
  });
  if (!page) return null;
  const now = new Date();
  const { claims, next } = currentClaims(page.claims, now);
  if (next && !draft) makeAnewAt(next, now);
  const { kind } = page.comparison;
  const related = relatedTo(slug, await listComparisons(locale), (other) => other.kind === kind);
  return { ...page, claims, related };
}
