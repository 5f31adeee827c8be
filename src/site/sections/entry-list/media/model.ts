import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';
import type { MediaEntry } from '@/content/types-items';

export type MediaListModel = { titleLines: string[]; text: string | null; entries: MediaEntry[] };

export const toMediaListModel = async (
  block: BlockOf<'mediaList'>,
  { locale, lists }: TransformContext,
): Promise<MediaListModel> => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  entries: await lists.entries.newsroom(locale),
});
