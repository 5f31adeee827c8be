import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';
import { percentIn } from '@/i18n/percent';
import type { ExhibitModel } from '../../../pictures/exhibits/model';
import { toExhibit } from '../../../pictures/exhibits/to-exhibit';

export type BranchMapModel = {
  titleLines: string[];
  text: string | null;
  /** Where people meet the first question. */
  starts: { title: string; text: string; exhibit: ExhibitModel }[];
  /** The first question, and a branch for each of its answers. */
  question: string;
  branches: {
    answer: string;
    /** Percent of all answers, 0 to 100, and as it is written. */
    share: number;
    shareText: string;
    /** What is asked next, or nothing more. */
    next: string;
    outcome: string;
  }[];
  sample: boolean;
  /** 1 to 4. */
  hue: number;
};

export const toBranchMapModel = (
  block: BlockOf<'branchMap'>,
  { locale }: TransformContext,
): BranchMapModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  starts: block.starts.flatMap(({ title, text, exhibits }) =>
    exhibits.map((exhibit) => ({ title, text, exhibit: toExhibit(exhibit) })),
  ),
  question: block.question,
  branches: block.branches.map(({ answer, share, next, outcome }) => ({
    answer,
    share,
    shareText: percentIn(locale)(share),
    next,
    outcome,
  })),
  sample: block.sample ?? false,
  hue: Number(block.hue),
});
