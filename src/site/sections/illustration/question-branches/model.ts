import type {
  Frame,
  TransformContext,
  VariantFields,
} from '@/content/transforms/transform-context';
import { percentIn } from '@/i18n/format-percent';
import { toExhibit } from '../../../pictures/mockups/parse-mockup';

export const toBranchMap = (
  { starts, question, branches }: VariantFields<'illustration', 'branchMap'>,
  { locale }: TransformContext,
) => ({
  /** The places at which people see the first question. */
  starts: starts.flatMap(({ title, text, exhibits }) =>
    exhibits.map((exhibit) => ({ title, text, exhibit: toExhibit(exhibit) })),
  ),
  /** The first question. Each of the `branches` belongs to one answer. */
  question,
  branches: branches.map(({ answer, share, next, outcome }) => ({
    answer,
    /** The share of all answers in percent, as a number and as text. */
    share,
    shareText: percentIn(locale)(share),
    /** The next question after an answer, or the end. */
    next,
    outcome,
  })),
});

export type BranchMapModel = Frame & ReturnType<typeof toBranchMap>;
