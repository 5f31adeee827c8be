import type { ListStateModel } from '@/lib/list-state-model';

/** A customer's story as a card shows it; its first figure is the largest thing on it. */
export type StoryCard = {
  /** Chooses the colour (spec §4). */
  id: number;
  href: string;
  customerName: string;
  title: string;
  summary: string | null;
  industry: string | null;
  figures: { value: string; label: string }[];
  /** The customer and the figures are invented. */
  sample: boolean;
};

export type StoryListModel = ListStateModel & {
  /** Empty: the list stands under the page's own title. */
  titleLines: string[];
  /** Shown on a stage of its own before the others. */
  lead: StoryCard | null;
  stories: StoryCard[];
};
