import { comparisonKinds } from '../types-items';
import type { ComparisonListModel } from '@/site/sections/comparison-list/model';
import type { ComparisonSummary } from '../types-entries';

/** All comparisons under their kind of tool; what has none stands last, so that none is left out. */
export function toComparisonGroups(
  comparisons: readonly ComparisonSummary[],
): ComparisonListModel['groups'] {
  return [...comparisonKinds, null]
    .map((kind) => ({ kind, comparisons: comparisons.filter((one) => one.kind === kind) }))
    .filter((group) => group.comparisons.length > 0);
}
