import type { Frame, VariantFields } from '@/content/transforms/transform-context';

export const toConsentScene = ({ rules }: VariantFields<'illustration', 'consentScene'>) => ({
  /**
   * The rules for the consent question. The picture numbers the places where each applies, in this order: text,
   * refuse, accept, choose.
   */
  rules: rules.map(({ title, text }) => ({ title, text })),
});

export type ConsentSceneModel = Frame & ReturnType<typeof toConsentScene>;
