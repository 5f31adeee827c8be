import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { PictureName } from '@/lib/product-picture-names';
import type { TextLink } from '@/lib/text-link-type';

export type SolutionHeroModel = {
  /** A short label above the title that names the kind of page. */
  kicker: string | null;
  /** The title, one sentence in each line. */
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  secondary: TextLink | null;
  note: string | null;
  picture: PictureName;
  /** The caption of the picture: whose screen, and when. */
  caption: string | null;
  /** The colour of the background, from 1 to 4. */
  hue: number;
};

export const toSolutionHeroModel = (
  block: BlockOf<'solutionHero'>,
  { locale }: TransformContext,
): SolutionHeroModel => ({
  kicker: block.kicker || null,
  titleLines: nonEmptyLines(block.title),
  text: block.text,
  primary: toButton(block.primary, locale),
  secondary: toButton(block.secondary, locale),
  note: block.note || null,
  picture: block.picture,
  caption: block.caption || null,
  hue: Number(block.hue),
});
