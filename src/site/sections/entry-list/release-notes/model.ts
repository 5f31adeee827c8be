import {
  toHead,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { Release } from '@/content/list-item-and-text-types';

export type ReleaseListModel = { titleLines: string[]; text: string | null; releases: Release[] };

export const toReleaseListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists }: TransformContext,
): Promise<ReleaseListModel> => ({
  ...toHead(block),
  releases: await lists.entries.releases(locale),
});
