import type { Frame, VariantFields } from '@/content/transforms/transform-context';

export const toConsentScene = ({ rules }: VariantFields<'illustration', 'consentScene'>) => ({
  /**
   * The rules that the consent question follows; each is numbered in the picture in this order: text, refuse,
   * accept, choose.
   */
  rules: rules.map(({ title, text }) => ({ title, text })),
});

export type ConsentSceneModel = Frame & ReturnType<typeof toConsentScene>;
