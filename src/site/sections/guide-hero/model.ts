import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';
import type { TextLink } from '@/lib/text-link-type';

export type GuideHeroModel = {
  titleLines: string[];
  text: string;
  /** The chapters of the guide in order, each with a link to its place on the page. */
  index: TextLink[];
  note: string | null;
};

export const toGuideHeroModel = (block: BlockOf<'guideHero'>): GuideHeroModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text,
  index: block.index.map(({ text, href }) => ({ text, href })),
  note: block.note || null,
});
