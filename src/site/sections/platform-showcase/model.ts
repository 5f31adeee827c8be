import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { PlatformCard } from '@/content/list-item-and-text-types';

export type PlatformShowcaseModel = {
  titleLines: string[];
  text: string | null;
  /** The products; null when the remote server fails to deliver them. */
  platforms: PlatformCard[] | null;
};

export const toPlatformShowcaseModel = async (
  block: BlockOf<'platformShowcase'>,
  { locale, lists }: TransformContext,
): Promise<PlatformShowcaseModel> => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  platforms: await lists.platforms(locale),
});
