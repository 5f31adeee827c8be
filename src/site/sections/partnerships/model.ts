import type { Hue } from '../../ui/hue';

export type Partnership = {
  title: string;
  who: string;
  hue: Hue;
  gives: string[];
  gets: string[];
  /** One line that sums up the money or the time. */
  terms: string | null;
};

export type PartnershipsModel = {
  titleLines: string[];
  text: string | null;
  kinds: Partnership[];
  sampleNote: string | null;
};
