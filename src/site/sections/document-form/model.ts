import {
  nonEmptyLines,
  pathOf,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';

export type DocumentFormModel = {
  titleLines: string[];
  text: string | null;
  /** What is inside, point by point. */
  points: string[];
  /** Name of the document on request. */
  document: string;
  /** Path of the page it stands on, without language prefix. */
  page: string;
  version: 'default' | 'v5';
};

export const documentFormModel = (
  block: BlockOf<'documentForm'>,
  context: TransformContext,
): DocumentFormModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  points: nonEmptyLines(block.points),
  document: block.document,
  page: pathOf(context),
  version: block.version,
});
