import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';
import type { PictureName } from '@/lib/product-picture-names';

export type FeatureStageModel = {
  titleLines: string[];
  text: string;
  points: { title: string; text: string }[];
  picture: PictureName;
};

export const toFeatureStageModel = (block: BlockOf<'featureStage'>): FeatureStageModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text,
  points: block.points.map(({ title, text }) => ({ title, text })),
  picture: block.picture,
});
