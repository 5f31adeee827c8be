import { toHead, type BlockOf } from '@/content/transforms/transform-context';

export const toStepsPathModel = (block: BlockOf<'stepsPath'>) => ({
  ...toHead(block),
  /** The steps in order; `label` says when or where: "Week 1", "In your browser". */
  steps: block.steps.map(({ label, title, text }) => ({ label, title, text })),
});

export type StepsPathModel = ReturnType<typeof toStepsPathModel>;
