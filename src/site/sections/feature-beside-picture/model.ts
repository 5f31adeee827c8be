import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { PictureName } from '@/lib/product-picture-names';
import type { TextLink } from '@/lib/text-link-type';

export type SplitFeatureModel = {
  titleLines: string[];
  text: string;
  points: string[];
  link: TextLink | null;
  picture: PictureName;
  /** The id of a card colour (spec §4). */
  hue: number;
  /** The side of the picture on wide screens; on narrow ones it follows the text. */
  side: 'left' | 'right';
};

export const toSplitFeatureModel = (
  block: BlockOf<'splitFeature'>,
  { locale }: TransformContext,
): SplitFeatureModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text,
  points: (block.points ?? []).map(({ text }) => text),
  link: toButton(block.link, locale),
  picture: block.picture,
  hue: Number(block.hue),
  side: block.side,
});
