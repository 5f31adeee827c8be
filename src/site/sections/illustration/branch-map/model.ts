import type { Frame, TransformContext, VariantFields } from '@/content/transforms/section-tools';
import { percentIn } from '@/i18n/percent';
import { toExhibit } from '../../../pictures/exhibits/to-exhibit';

export const toBranchMap = (
  { starts, question, branches }: VariantFields<'illustration', 'branchMap'>,
  { locale }: TransformContext,
) => ({
  /** Where people meet the first question. */
  starts: starts.flatMap(({ title, text, exhibits }) =>
    exhibits.map((exhibit) => ({ title, text, exhibit: toExhibit(exhibit) })),
  ),
  /** The first question, and a branch for each of its answers. */
  question,
  branches: branches.map(({ answer, share, next, outcome }) => ({
    answer,
    /** Percent of all answers, 0 to 100, and as it is written. */
    share,
    shareText: percentIn(locale)(share),
    /** What is asked next, or nothing more. */
    next,
    outcome,
  })),
});

export type BranchMapModel = Frame & ReturnType<typeof toBranchMap>;
