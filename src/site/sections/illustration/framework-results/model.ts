import type { Frame, VariantFields } from '@/content/transforms/transform-context';

export const toResultWall = ({ results }: VariantFields<'illustration', 'resultWall'>) => ({
  /** The results, each belonging to the part of the framework at the same position. */
  results: results.map(({ title, text }) => ({ title, text })),
});

export type ResultWallModel = Frame & ReturnType<typeof toResultWall>;
