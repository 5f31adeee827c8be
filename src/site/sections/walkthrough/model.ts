import type { ExhibitModel } from '../../pictures/exhibits/model';

export type WalkthroughModel = {
  titleLines: string[];
  text: string | null;
  /** Four to six, in order; what each side has before its eyes, and the thing itself. */
  steps: {
    title: string;
    text: string;
    customer: string;
    team: string;
    exhibits: ExhibitModel[];
  }[];
  sampleNote: string | null;
  /** 1 to 4: the colour of the pictures. */
  hue: number;
};
