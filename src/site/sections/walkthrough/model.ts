import type { ExhibitModel } from '../../pictures/exhibits/model';

/** How the steps lie: words and picture changing sides, one line running through all, or panels side by side. */
export type WalkthroughLayout = 'sides' | 'thread' | 'board';

export type WalkthroughStep = {
  title: string;
  text: string;
  /** What each side has before its eyes. */
  customer: string;
  team: string;
  exhibits: ExhibitModel[];
};

export type WalkthroughModel = {
  titleLines: string[];
  text: string | null;
  layout: WalkthroughLayout;
  /** Four to six, in order. */
  steps: WalkthroughStep[];
  sampleNote: string | null;
  /** 1 to 4: the colour of the pictures. */
  hue: number;
};
