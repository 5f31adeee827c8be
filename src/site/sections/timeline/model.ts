import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type TimelineModel = {
  titleLines: string[];
  text: string | null;
  moments: { time: string; title: string; text: string }[];
  sample: boolean;
};

export const toTimelineModel = (block: BlockOf<'timeline'>): TimelineModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  moments: block.moments.map(({ time, title, text }) => ({ time, title, text })),
  sample: block.sample ?? false,
});
