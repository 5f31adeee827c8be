import type { BlockOf } from '@/content/transforms/transform-context';
import { toImage } from '@/content/transforms/image';
import type { CoverImage } from '@/lib/entry-cover-types';
import { pictogramOf } from '@/lib/pictogram-url';

export type WordmarksModel = {
  title: string;
  /** The customers. `logo` is an uploaded file; without one, `pictogram` names the customer's wordmark or pictogram. */
  names: { name: string; logo: CoverImage | null; pictogram: string | null }[];
  sample: boolean;
};

export const toWordmarksModel = (block: BlockOf<'wordmarks'>): WordmarksModel => ({
  title: block.title,
  names: block.names.map(({ name, file, logo }) => ({
    name,
    logo: toImage({ file: file ?? null }),
    pictogram: pictogramOf(logo),
  })),
  sample: block.sample ?? false,
});
