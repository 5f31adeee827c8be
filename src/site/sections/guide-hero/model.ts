import type { TextLink } from '@/lib/text-link';

export type GuideHeroModel = {
  titleLines: string[];
  text: string;
  /** The parts of the guide, in order; each leads to its place on the page. */
  index: TextLink[];
  note: string | null;
};
