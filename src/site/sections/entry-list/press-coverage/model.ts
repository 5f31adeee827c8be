import {
  toHead,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { MediaEntry } from '@/content/list-item-and-text-types';

export type MediaListModel = { titleLines: string[]; text: string | null; entries: MediaEntry[] };

export const toMediaListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists }: TransformContext,
): Promise<MediaListModel> => ({
  ...toHead(block),
  entries: await lists.entries.newsroom(locale),
});
