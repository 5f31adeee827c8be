import type { PictureName } from '@/lib/picture-names';

export type HowItWorksModel = {
  titleLines: string[];
  text: string | null;
  /** Three or four, in order; each shows a drawn picture, or a piece of a conversation. */
  steps: {
    title: string;
    text: string;
    /** 1 to 4: the colour of the step. */
    hue: number;
    picture: PictureName | null;
    messages: { side: 'customer' | 'team'; by: string; text: string }[];
  }[];
  sampleNote: string | null;
};
