import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';
import { pictogramOf } from '@/lib/pictogram-url';

export type Partnership = {
  title: string;
  who: string;
  /** The id of the panel's card colour (spec §4). */
  hue: number;
  /** The name of the partnership's pictogram. */
  pictogram: string | null;
  gives: string[];
  gets: string[];
  /** The money or time of the partnership in one line. */
  terms: string | null;
};

export type PartnershipsModel = {
  titleLines: string[];
  text: string | null;
  kinds: Partnership[];
  sample: boolean;
};

export const toPartnershipsModel = (block: BlockOf<'partnerships'>): PartnershipsModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  kinds: block.kinds.map(({ title, who, gives, gets, terms, hue, icon }) => ({
    title,
    who,
    gives: nonEmptyLines(gives),
    gets: nonEmptyLines(gets),
    terms: terms || null,
    hue: Number(hue),
    pictogram: pictogramOf(icon),
  })),
  sample: block.sample ?? false,
});
