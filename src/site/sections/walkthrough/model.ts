import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';
import type { ExhibitModel } from '../../pictures/mockups/mockup-model';
import { toExhibit } from '../../pictures/mockups/parse-mockup';

/**
 * The layout of the steps: text and picture alternating sides, on one vertical line, or as panels side by
 * side.
 */
export type WalkthroughLayout = 'sides' | 'thread' | 'board';

export type WalkthroughStep = {
  title: string;
  text: string;
  /** What the customer sees at this step; `team`: what the team sees. */
  customer: string;
  team: string;
  exhibits: ExhibitModel[];
};

export type WalkthroughModel = {
  titleLines: string[];
  text: string | null;
  layout: WalkthroughLayout;
  /** Four to six steps, in order. */
  steps: WalkthroughStep[];
  sample: boolean;
  /** The colour of the pictures, from 1 to 4. */
  hue: number;
};

export const toWalkthroughModel = (block: BlockOf<'walkthrough'>): WalkthroughModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  layout: block.layout ?? 'sides',
  steps: block.steps.map(({ title, text, customer, team, exhibits }) => ({
    title,
    text,
    customer,
    team,
    exhibits: exhibits.map(toExhibit),
  })),
  sample: block.sample ?? false,
  hue: Number(block.hue),
});
