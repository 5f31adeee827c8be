import type { TextLink } from '@/lib/text-link';
import type { PictureName } from '../../pictures/names';
import type { Hue } from '../../ui/hue';

export type SplitFeatureModel = {
  titleLines: string[];
  text: string;
  points: string[];
  link: TextLink | null;
  picture: PictureName;
  hue: Hue;
  /** Where the picture stands on wide screens; on narrow ones it follows the text. */
  side: 'left' | 'right';
};
