import { toHead, type BlockOf } from '@/content/transforms/transform-context';

export const toProblemModel = (block: BlockOf<'problem'>) => ({
  ...toHead(block),
  /** A complaint in people's own words, and its cause. */
  lines: block.lines.map(({ quote, behind }) => ({ quote, behind })),
});

export type ProblemModel = ReturnType<typeof toProblemModel>;
