import type { Frame, VariantFields } from '@/content/transforms/transform-context';

type Fields = VariantFields<'illustration', 'complaintsByWeek'>;

const countsOf = (weeks: Fields['before']) => weeks.map(({ count }) => count);
const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

export const toComplaintsByWeek = ({ before, beforeLabel, change, after, afterLabel }: Fields) => {
  const [earlier, later] = [countsOf(before), countsOf(after)];
  return {
    /** The complaints of each week, their sum, and what the sum means. */
    before: { weeks: earlier, all: sumOf(earlier), label: beforeLabel },
    after: { weeks: later, all: sumOf(later), label: afterLabel },
    /** What was changed between the weeks of `before` and those of `after`. */
    change,
    /** The highest number of complaints in a week, which sets the height of the drawing. */
    most: Math.max(1, ...earlier, ...later),
  };
};

export type ComplaintsByWeekModel = Frame & ReturnType<typeof toComplaintsByWeek>;
