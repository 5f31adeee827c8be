export type Partnership = {
  title: string;
  who: string;
  /** Id of a card colour (spec §4). */
  hue: number;
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
