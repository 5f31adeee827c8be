import {
  toHead,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { ComparisonSummary } from '@/content/entry-view-model-types';
import { comparisonKinds, type ComparisonKind } from '@/content/list-item-and-text-types';

export type ComparisonListModel = {
  titleLines: string[];
  text: string | null;
  /** The groups of comparisons; `kind` null: those without a kind of tool. */
  groups: {
    kind: ComparisonKind | null;
    comparisons: { id: number; competitor: string; summary: string | null; href: string }[];
  }[];
};

/** Groups all comparisons by kind of tool; those without a kind come last. */
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
