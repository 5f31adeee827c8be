import type { Frame, VariantFields } from '@/content/transforms/section-tools';

export const toConsentScene = ({ rules }: VariantFields<'illustration', 'consentScene'>) => ({
  /** What the question keeps to; each is pinned on its picture, in this order: text, refuse, accept, choose. */
  rules: rules.map(({ title, text }) => ({ title, text })),
});

export type ConsentSceneModel = Frame & ReturnType<typeof toConsentScene>;
