import type { BlockOf } from '@/content/transforms/transform-context';
import { markOf } from '@/lib/pictogram-address';

export type WordmarksModel = {
  title: string;
  /** Names of customers, each with its drawn symbol, if one was chosen. */
  names: { name: string; mark: string | null }[];
  sample: boolean;
};

export const toWordmarksModel = (block: BlockOf<'wordmarks'>): WordmarksModel => ({
  title: block.title,
  names: block.names.map(({ name, logo }) => ({ name, mark: markOf(logo) })),
  sample: block.sample ?? false,
});
