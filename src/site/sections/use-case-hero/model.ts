import type { TextLink } from '@/lib/text-link';
import type { ExhibitModel } from '../../pictures/exhibits/model';

export type UseCaseHeroModel = {
  kicker: string;
  /** The outcome, in one sentence. */
  titleLines: string[];
  text: string;
  primary: TextLink | null;
  secondary: TextLink | null;
  /** On which channel, how long until it runs, and who runs it. */
  facts: { channel: string; setUp: string; runBy: string };
  exhibits: ExhibitModel[];
  sampleNote: string | null;
  /** 1 to 4: the colour of the ground. */
  hue: number;
};
