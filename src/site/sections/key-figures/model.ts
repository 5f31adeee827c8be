import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';
import type { SectionBackground } from '../../ui/section-background';

export type FiguresModel = {
  titleLines: string[];
  text: string | null;
  figures: { value: string; label: string }[];
  sample: boolean;
  ground: SectionBackground;
};

export const toFiguresModel = (block: BlockOf<'figures'>): FiguresModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  figures: block.figures.map(({ value, label }) => ({ value, label })),
  sample: block.sample ?? false,
  ground: block.ground,
});
