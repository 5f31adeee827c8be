import type { Locale } from '@/i18n/locales';
import { expirePageAt } from '../read-through-content-cache';
import { type EntryAddress, findEntries, findEntry } from '../queries/payload/find-entries';
import {
  currentClaims,
  toComparisonPage,
  toComparisonSummary,
} from '../transforms/entries/comparisons';
import type { ComparisonPage, ComparisonSummary } from '../entry-view-model-types';
import { readEntry, readList, relatedTo } from './read-cached-entries';

const collection = 'comparisons';

/** The published comparisons, in the editors' order. */
export function listComparisons(locale: Locale): Promise<ComparisonSummary[]> {
  return readList({
    list: collection,
    locale,
    find: () => findEntries(collection, locale),
    toView: toComparisonSummary,
  });
}

/** The comparison at /comparisons/{slug}, or null; without claims that are past their review date (D18). */
export async function getComparison(address: EntryAddress): Promise<ComparisonPage | null> {
  const { locale, slug, draft } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: () => findEntry(collection, address),
    toView: toComparisonPage,
  });
  if (!page) return null;
  const now = new Date();
  const { claims, next } = currentClaims(page.claims, now);
  if (next && !draft) expirePageAt(next, now);
  const { kind } = page.comparison;
  const related = relatedTo(slug, await listComparisons(locale), (other) => other.kind === kind);
  return { ...page, claims, related };
}
