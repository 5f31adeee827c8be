import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import { localizedPath } from '@/i18n/locales';

export type RelatedPagesModel = {
  titleLines: string[];
  /** The related pages; `hue` is the id of a card colour (spec §4). */
  pages: { title: string; text: string; href: string; hue: number }[];
};

export const toRelatedPagesModel = (
  block: BlockOf<'relatedPages'>,
  { locale }: TransformContext,
): RelatedPagesModel => ({
  titleLines: nonEmptyLines(block.title),
  pages: block.pages.map(({ title, text, href, hue }) => ({
    title,
    text,
    href: localizedPath(locale, href),
    hue: Number(hue),
  })),
});
