import {
  nonEmptyLines,
  pathOf,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';

export type NewsletterFormModel = {
  titleLines: string[];
  text: string | null;
  /** Path of the page it stands on, without language prefix. */
  page: string;
};

export const toNewsletterFormModel = (
  block: BlockOf<'newsletterForm'>,
  context: TransformContext,
): NewsletterFormModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  page: pathOf(context),
});
