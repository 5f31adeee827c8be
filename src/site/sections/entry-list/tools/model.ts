import {
  toHead,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { TextLink } from '@/lib/text-link-type';

export type ToolListModel = {
  titleLines: string[];
  text: string | null;
  /** The tools in order; `link` is null for one that is not available yet. */
  tools: { id: number; title: string; summary: string | null; link: TextLink | null }[];
};

export const toToolListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists }: TransformContext,
): Promise<ToolListModel> => ({
  ...toHead(block),
  tools: await lists.entries.tools(locale),
});
