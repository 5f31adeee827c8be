import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type PressKitModel = { titleLines: string[]; text: string | null };

export const toPressKitModel = (block: BlockOf<'pressKit'>): PressKitModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
});
