import type { TextLink } from '@/lib/text-link';
import type { PictureName } from '@/lib/picture-names';

export type SolutionHeroModel = {
  /** A few words above the claim that say what kind of page this is. */
  kicker: string | null;
  /** One sentence of the claim each. */
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  secondary: TextLink | null;
  note: string | null;
  picture: PictureName;
  /** What the picture shows: whose screen, when. */
  caption: string | null;
  /** 1 to 4: the colour of the ground. */
  hue: number;
};
