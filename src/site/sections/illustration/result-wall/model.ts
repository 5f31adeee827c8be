import type { Frame, VariantFields } from '@/content/transforms/transform-context';

export const toResultWall = ({ results }: VariantFields<'illustration', 'resultWall'>) => ({
  /** The results in the order of the parts of the framework. */
  results: results.map(({ title, text }) => ({ title, text })),
});

export type ResultWallModel = Frame & ReturnType<typeof toResultWall>;
