import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';
import type { Release } from '@/content/types-items';

export type ReleaseListModel = { titleLines: string[]; text: string | null; releases: Release[] };

export const toReleaseListModel = async (
  block: BlockOf<'releaseList'>,
  { locale, lists }: TransformContext,
): Promise<ReleaseListModel> => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  releases: await lists.entries.releases(locale),
});
