import type { TextLink } from '@/lib/text-link';
import type { ExhibitModel } from '../../pictures/exhibits/model';

export type IndustryHeroModel = {
  kicker: string;
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  secondary: TextLink | null;
  note: string | null;
  /** One moment of the industry, as its customer said it; `by` says who, where and when. */
  moment: { quote: string; by: string };
  /** What became of it. */
  exhibits: ExhibitModel[];
  sampleNote: string | null;
  /** 1 to 4: the colour of the picture. */
  hue: number;
};
