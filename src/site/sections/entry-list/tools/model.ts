import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';
import type { TextLink } from '@/lib/text-link';

export type ToolListModel = {
  titleLines: string[];
  text: string | null;
  /** `link` null: not there yet. */
  tools: { id: number; title: string; summary: string | null; link: TextLink | null }[];
};

export const toToolListModel = async (
  block: BlockOf<'toolList'>,
  { locale, lists }: TransformContext,
): Promise<ToolListModel> => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  tools: await lists.entries.tools(locale),
});
