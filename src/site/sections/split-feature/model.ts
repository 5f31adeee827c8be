import type { TextLink } from '@/lib/text-link';
import type { PictureName } from '@/lib/picture-names';

export type SplitFeatureModel = {
  titleLines: string[];
  text: string;
  points: string[];
  link: TextLink | null;
  picture: PictureName;
  /** Id of a card colour (spec §4). */
  hue: number;
  /** Where the picture stands on wide screens; on narrow ones it follows the text. */
  side: 'left' | 'right';
};
