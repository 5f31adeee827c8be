import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { PictureName } from '@/lib/product-picture-names';
import type { TextLink } from '@/lib/text-link-type';

export type HeroModel = {
  /** The title, one sentence in each line; each sentence starts on a new line where the width allows. */
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  secondary: TextLink | null;
  note: string | null;
  picture: PictureName;
};

export const toHeroModel = (block: BlockOf<'hero'>, { locale }: TransformContext): HeroModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text,
  primary: toButton(block.primary, locale),
  secondary: toButton(block.secondary, locale),
  note: block.note || null,
  picture: block.picture,
});
