import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import { slugOf } from '@/lib/fragment-id-of-text';
import type { TextLink } from '@/lib/text-link-type';
import type { SectionBackground } from '../../ui/section-background';

export type QuestionsModel = {
  titleLines: string[];
  text: string | null;
  link: TextLink | null;
  ground: SectionBackground;
  /** `id` is the fragment by which a link opens the question. */
  items: { id: string; question: string; paragraphs: string[] }[];
};

export const toQuestionsModel = (
  block: BlockOf<'questions'>,
  { locale }: TransformContext,
): QuestionsModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  link: toButton(block.link, locale),
  ground: block.ground,
  items: block.items.map(({ question, answer }) => ({
    id: slugOf(question),
    question,
    paragraphs: nonEmptyLines(answer),
  })),
});
