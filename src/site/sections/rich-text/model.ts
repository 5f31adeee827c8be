import type { BlockOf, TransformContext } from '@/content/transforms/transform-context';
import { toTextParts } from '@/content/transforms/plain-text-parts';
import type { TextPart } from '@/content/list-item-and-text-types';
import type { SectionBackground } from '../../ui/section-background';

export type RichTextModel = {
  /** Whether the second-level headings are shown as a table of contents beside the text. */
  contents: boolean;
  ground: SectionBackground;
  parts: TextPart[];
};

export const toRichTextModel = (
  block: BlockOf<'richText'>,
  { locale }: TransformContext,
): RichTextModel => ({
  contents: block.contents ?? false,
  ground: block.ground,
  parts: toTextParts(block.parts, locale),
});
