import type { TextLink } from '@/lib/text-link';

/** A recording; pictures are addresses, of which a phone may have its own. */
export type VideoItem = {
  /** Unique in the list. */
  key: string;
  title: string;
  description: string | null;
  /** "3:40". */
  duration: string | null;
  /** When it came onto this site, ISO 8601; null where the server of the list does not say. */
  uploadedAt: string | null;
  thumbnail: string | null;
  popupImage: string | null;
  popupImageInMobile: string | null;
  /** Of YouTube; null where there is nothing to play. */
  videoId: string | null;
  link: TextLink | null;
  sample: boolean;
};

export type EventVideosModel = {
  titleLines: string[];
  text: string | null;
  /** Null while the server that keeps them does not give them. */
  videos: VideoItem[] | null;
  /** Browsers ask for the whole list again; false for the recordings of one event. */
  refetched: boolean;
};
