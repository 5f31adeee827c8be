import { toHead, type BlockOf, type TransformContext } from '@/content/transforms/section-tools';
import type { MediaEntry } from '@/content/types-items';

export type MediaListModel = { titleLines: string[]; text: string | null; entries: MediaEntry[] };

export const toMediaListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists }: TransformContext,
): Promise<MediaListModel> => ({
  ...toHead(block),
  entries: await lists.entries.newsroom(locale),
});
