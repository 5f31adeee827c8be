import type { VideoItem } from '@/content/types-items';

export type EventVideosModel = {
  titleLines: string[];
  text: string | null;
  /** Null while the server that keeps them does not give them. */
  videos: VideoItem[] | null;
  /** Browsers ask for the whole list again; false for the recordings of one event. */
  refetched: boolean;
};
