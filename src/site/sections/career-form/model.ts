import {
  nonEmptyLines,
  pathOf,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';

export type CareerFormModel = {
  titleLines: string[];
  text: string | null;
  /** What happens after sending, in order. */
  steps: { title: string; text: string }[];
  /** Slug of the position; null for applications at large. */
  position: string | null;
  /** Path of the page it stands on, without language prefix. */
  page: string;
  version: 'default' | 'v5';
};

export const toCareerFormModel = (
  block: BlockOf<'careerForm'>,
  context: TransformContext,
): CareerFormModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  steps: (block.steps ?? []).map(({ title, text }) => ({ title, text })),
  position: block.position || null,
  page: pathOf(context),
  version: block.version,
});
