import type { PlatformCard } from '@/content/types-items';

export type PlatformShowcaseModel = {
  titleLines: string[];
  text: string | null;
  /** Null while the server that keeps them does not give them. */
  platforms: PlatformCard[] | null;
};
