import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type ProblemModel = {
  titleLines: string[];
  text: string | null;
  /** What people say in their own words, and what lies behind it. */
  lines: { quote: string; behind: string }[];
};

export const toProblemModel = (block: BlockOf<'problem'>): ProblemModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  lines: block.lines.map(({ quote, behind }) => ({ quote, behind })),
});
