import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import { localizedPath } from '@/i18n/locales';

export type IndustryDoorsModel = {
  titleLines: string[];
  text: string | null;
  /**
   * The links to industries. `says` is a customer's sentence without quotation marks; `hue` is the id of a card colour
   * (spec §4).
   */
  doors: { title: string; says: string; answer: string; href: string; hue: number }[];
  /** Industries without a page yet. */
  soon: string[];
  sample: boolean;
};

export const toIndustryDoorsModel = (
  block: BlockOf<'industryDoors'>,
  { locale }: TransformContext,
): IndustryDoorsModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  doors: block.doors.map(({ title, says, answer, href, hue }) => ({
    title,
    says,
    answer,
    href: localizedPath(locale, href),
    hue: Number(hue),
  })),
  soon: nonEmptyLines(block.soon),
  sample: block.sample ?? false,
});
