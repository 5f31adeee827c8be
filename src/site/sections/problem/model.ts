import { toHead, type BlockOf } from '@/content/transforms/section-tools';

export const toProblemModel = (block: BlockOf<'problem'>) => ({
  ...toHead(block),
  /** What people say in their own words, and what lies behind it. */
  lines: block.lines.map(({ quote, behind }) => ({ quote, behind })),
});

export type ProblemModel = ReturnType<typeof toProblemModel>;
