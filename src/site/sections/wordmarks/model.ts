import type { BlockOf } from '@/content/transforms/section-tools';

export type WordmarksModel = {
  title: string;
  /** Names of sample customers, set as word-marks. */
  names: string[];
  sample: boolean;
};

export const toWordmarksModel = (block: BlockOf<'wordmarks'>): WordmarksModel => ({
  title: block.title,
  names: block.names.map(({ name }) => name),
  sample: block.sample ?? false,
});
