import type { PictureName } from '../../pictures/names';

export type FeatureStageModel = {
  titleLines: string[];
  text: string;
  points: { title: string; text: string }[];
  picture: PictureName;
};
