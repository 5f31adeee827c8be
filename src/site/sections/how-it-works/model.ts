import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';
import type { PictureName } from '@/lib/product-picture-names';

export type HowItWorksModel = {
  titleLines: string[];
  text: string | null;
  /** Three or four steps in order, each with a drawn picture or part of a conversation. */
  steps: {
    title: string;
    text: string;
    /** The colour of the step, from 1 to 4. */
    hue: number;
    picture: PictureName | null;
    messages: { side: 'customer' | 'team'; by: string; text: string }[];
  }[];
  sample: boolean;
};

export const toHowItWorksModel = (block: BlockOf<'howItWorks'>): HowItWorksModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  steps: block.steps.map(({ title, text, hue, picture, messages }) => ({
    title,
    text,
    hue: Number(hue),
    picture: picture ?? null,
    messages: (messages ?? []).map(({ side, by, text: words }) => ({ side, by, text: words })),
  })),
  sample: block.sample ?? false,
});
