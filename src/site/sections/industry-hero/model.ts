import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { TextLink } from '@/lib/text-link-type';
import type { ExhibitModel } from '../../pictures/mockups/mockup-model';
import { toExhibit } from '../../pictures/mockups/parse-mockup';

export type IndustryHeroModel = {
  kicker: string;
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  secondary: TextLink | null;
  note: string | null;
  /** A customer's statement from the industry; `by` says who, where and when. */
  moment: { quote: string; by: string };
  /** Drawings of what happened after the customer's statement. */
  exhibits: ExhibitModel[];
  sample: boolean;
  /** The colour of the picture, from 1 to 4. */
  hue: number;
};

export const toIndustryHeroModel = (
  block: BlockOf<'industryHero'>,
  { locale }: TransformContext,
): IndustryHeroModel => ({
  kicker: block.kicker,
  titleLines: nonEmptyLines(block.title),
  text: block.text,
  primary: toButton(block.primary, locale),
  secondary: toButton(block.secondary, locale),
  note: block.note || null,
  moment: { quote: block.moment.quote, by: block.moment.by },
  exhibits: block.exhibits.map(toExhibit),
  sample: block.sample ?? false,
  hue: Number(block.hue),
});
