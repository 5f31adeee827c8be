import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import type { TextLink } from '@/lib/text-link-type';

export type GuideChapter = {
  /** The fragment id of the chapter (spec §2). */
  id: string;
  title: string;
  paragraphs: string[];
  actions: string[];
  outcome: string;
  link: TextLink | null;
};

export type GuideModel = { label: string; chapters: GuideChapter[] };

export const toGuideModel = (
  block: BlockOf<'guide'>,
  { locale }: TransformContext,
): GuideModel => ({
  label: block.label,
  chapters: block.chapters.map((chapter) => ({
    id: chapter.chapter,
    title: chapter.title,
    paragraphs: nonEmptyLines(chapter.text),
    actions: nonEmptyLines(chapter.actions),
    outcome: chapter.outcome,
    link: toButton(chapter.link, locale),
  })),
});
