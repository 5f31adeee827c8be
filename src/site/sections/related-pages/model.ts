export type RelatedPagesModel = {
  titleLines: string[];
  /** `hue` is the id of a card colour (spec §4). */
  pages: { title: string; text: string; href: string; hue: number }[];
};
