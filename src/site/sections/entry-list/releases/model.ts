import { toHead, type BlockOf, type TransformContext } from '@/content/transforms/section-tools';
import type { Release } from '@/content/types-items';

export type ReleaseListModel = { titleLines: string[]; text: string | null; releases: Release[] };

export const toReleaseListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists }: TransformContext,
): Promise<ReleaseListModel> => ({
  ...toHead(block),
  releases: await lists.entries.releases(locale),
});
