import type { ComparisonKind } from '@/content/types-items';

export type ComparisonListModel = {
  titleLines: string[];
  text: string | null;
  /** `kind` null: those of which no editor has said what kind of tool it is. */
  groups: {
    kind: ComparisonKind | null;
    comparisons: { id: number; competitor: string; summary: string | null; href: string }[];
  }[];
};
