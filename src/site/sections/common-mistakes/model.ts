import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type MistakesModel = {
  titleLines: string[];
  text: string | null;
  items: { wrong: string; why: string; instead: string }[];
};

export const toMistakesModel = (block: BlockOf<'mistakes'>): MistakesModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  items: block.items.map(({ wrong, why, instead }) => ({ wrong, why, instead })),
});
