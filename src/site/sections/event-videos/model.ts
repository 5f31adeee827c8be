import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { VideoItem } from '@/content/list-item-and-text-types';

export type EventVideosModel = {
  titleLines: string[];
  text: string | null;
  /** The recordings; null when the remote server fails to deliver them. */
  videos: VideoItem[] | null;
  /** Whether browsers refetch the list; false for the recordings of one event. */
  refetched: boolean;
};

export const toEventVideosModel = async (
  block: BlockOf<'eventVideos'>,
  { locale, lists }: TransformContext,
): Promise<EventVideosModel> => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  videos: await lists.videos(locale),
  refetched: true,
});
