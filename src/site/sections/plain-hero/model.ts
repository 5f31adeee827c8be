import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { PictureName } from '@/lib/product-picture-names';
import type { TextLink } from '@/lib/text-link-type';
import type { SectionBackground } from '../../ui/section-background';

export type PlainHeroModel = {
  /** A short label above the title that names the kind of page. */
  kicker: string | null;
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  /** A status of the page, such as "draft", or a date. */
  note: string | null;
  picture: PictureName | null;
  ground: SectionBackground;
};

export const toPlainHeroModel = (
  block: BlockOf<'plainHero'>,
  { locale }: TransformContext,
): PlainHeroModel => ({
  kicker: block.kicker || null,
  titleLines: nonEmptyLines(block.title),
  text: block.text,
  primary: toButton(block.primary, locale),
  note: block.note || null,
  picture: block.picture ?? null,
  ground: block.ground,
});
