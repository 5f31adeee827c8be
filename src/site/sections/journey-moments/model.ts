import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type MomentsModel = {
  titleLines: string[];
  text: string | null;
  /** The moments in the order of the customer journey. */
  moments: { when: string; says: string; action: string; owner: string }[];
  /** 1 to 4: the colour of the moments' names. */
  hue: number;
};

export const toMomentsModel = (block: BlockOf<'moments'>): MomentsModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  moments: block.moments.map(({ when, says, action, owner }) => ({ when, says, action, owner })),
  hue: Number(block.hue),
});
