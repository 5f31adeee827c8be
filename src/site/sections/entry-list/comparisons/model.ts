import { toHead, type BlockOf, type TransformContext } from '@/content/transforms/section-tools';
import type { ComparisonSummary } from '@/content/types-entries';
import { comparisonKinds, type ComparisonKind } from '@/content/types-items';

export type ComparisonListModel = {
  titleLines: string[];
  text: string | null;
  /** `kind` null: those of which no editor has said what kind of tool it is. */
  groups: {
    kind: ComparisonKind | null;
    comparisons: { id: number; competitor: string; summary: string | null; href: string }[];
  }[];
};

/** All comparisons under their kind of tool; what has none stands last, so that none is left out. */
export function toComparisonGroups(
  comparisons: readonly ComparisonSummary[],
): ComparisonListModel['groups'] {
  return [...comparisonKinds, null]
    .map((kind) => ({ kind, comparisons: comparisons.filter((one) => one.kind === kind) }))
    .filter((group) => group.comparisons.length > 0);
}

export const toComparisonListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists }: TransformContext,
): Promise<ComparisonListModel> => ({
  ...toHead(block),
  groups: toComparisonGroups(await lists.entries.comparisons(locale)),
});
