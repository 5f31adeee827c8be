import type { TextLink } from '@/lib/text-link';

export type GuideChapter = {
  /** The fragment under which the chapter is reached (spec §2). */
  id: string;
  title: string;
  paragraphs: string[];
  /** What to do, each a step of its own. */
  actions: string[];
  outcome: string;
  link: TextLink | null;
};

export type GuideModel = { label: string; chapters: GuideChapter[] };
