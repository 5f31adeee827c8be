export type IndustryDoorsModel = {
  titleLines: string[];
  text: string | null;
  /** `says` is a customer's sentence without quotation marks; `hue` is the id of a card colour (spec §4). */
  doors: { title: string; says: string; answer: string; href: string; hue: number }[];
  /** Industries that have no page yet. */
  soon: string[];
  sampleNote: string | null;
};
