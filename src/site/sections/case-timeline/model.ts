import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type ClosedLoopModel = {
  titleLines: string[];
  text: string | null;
  /** The steps in order; `time` is a clock time such as `09:12`. */
  steps: { time: string; title: string; text: string }[];
  sample: boolean;
};

export const toClosedLoopModel = (block: BlockOf<'closedLoop'>): ClosedLoopModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  steps: block.steps.map(({ time, title, text }) => ({ time, title, text })),
  sample: block.sample ?? false,
});
