/** Kinds of tool that comparisons are grouped by, in the order in which they are shown. */
export const comparisonKinds = ['survey', 'desk', 'systems', 'shop'] as const;
export type ComparisonKind = (typeof comparisonKinds)[number];

export type ComparisonListModel = {
  titleLines: string[];
  text: string | null;
  /** `kind` null: those of which no editor has said what kind of tool it is. */
  groups: {
    kind: ComparisonKind | null;
    comparisons: { id: number; competitor: string; summary: string | null; href: string }[];
  }[];
};
