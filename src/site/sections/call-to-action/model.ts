import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { TextLink } from '@/lib/text-link-type';

export type CallToActionModel = {
  titleLines: string[];
  text: string | null;
  primary: TextLink | null;
  note: string | null;
};

export const toCallToActionModel = (
  block: BlockOf<'callToAction'>,
  { locale }: TransformContext,
): CallToActionModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  primary: toButton(block.primary, locale),
  note: block.note || null,
});
