import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type ConsentSceneModel = {
  titleLines: string[];
  text: string | null;
  /** What the question keeps to; the first four are pinned on its picture, in this order: text, refuse, accept, choose. */
  rules: { title: string; text: string }[];
  /** 1 to 4. */
  hue: number;
};

export const toConsentSceneModel = (block: BlockOf<'consentScene'>): ConsentSceneModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  rules: block.rules.map(({ title, text }) => ({ title, text })),
  hue: Number(block.hue),
});
