import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { TextLink } from '@/lib/text-link-type';
import type { ExhibitModel } from '../../pictures/mockups/mockup-model';
import { toExhibit } from '../../pictures/mockups/parse-mockup';

export type UseCaseHeroModel = {
  kicker: string;
  /** The title: the outcome in one sentence. */
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  secondary: TextLink | null;
  /** The channels on which customers are reached, how long the setup takes, and who operates it. */
  facts: { channel: string; setUp: string; runBy: string };
  exhibits: ExhibitModel[];
  sample: boolean;
  /**
   * The section's colour, one of the four card colours (1 to 4): of the kicker, of a line, and of the screens'
   * background.
   */
  hue: number;
};

export const toUseCaseHeroModel = (
  block: BlockOf<'useCaseHero'>,
  { locale }: TransformContext,
): UseCaseHeroModel => ({
  kicker: block.kicker,
  titleLines: nonEmptyLines(block.title),
  text: block.text,
  primary: toButton(block.primary, locale),
  secondary: toButton(block.secondary, locale),
  facts: {
    channel: block.facts.channel,
    setUp: block.facts.setUp,
    runBy: block.facts.runBy,
  },
  exhibits: block.exhibits.map(toExhibit),
  sample: block.sample ?? false,
  hue: Number(block.hue),
});
