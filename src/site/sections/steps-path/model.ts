import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type StepsPathModel = {
  titleLines: string[];
  text: string | null;
  /** In order; `label` says when or where: "Week 1", "In your browser". */
  steps: { label: string; title: string; text: string }[];
};

export const toStepsPathModel = (block: BlockOf<'stepsPath'>): StepsPathModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  steps: block.steps.map(({ label, title, text }) => ({ label, title, text })),
});
