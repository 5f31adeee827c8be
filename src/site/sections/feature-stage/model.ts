import type { PictureName } from '@/lib/picture-names';

export type FeatureStageModel = {
  titleLines: string[];
  text: string;
  points: { title: string; text: string }[];
  picture: PictureName;
};
