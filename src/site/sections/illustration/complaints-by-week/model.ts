import type { Frame, VariantFields } from '@/content/transforms/transform-context';

type Fields = VariantFields<'illustration', 'complaintsByWeek'>;

const countsOf = (weeks: Fields['before']) => weeks.map(({ count }) => count);
const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

export const toComplaintsByWeek = ({ before, beforeLabel, change, after, afterLabel }: Fields) => {
  const [earlier, later] = [countsOf(before), countsOf(after)];
  return {
    /** The complaints of each week, their number, and what it means. */
    before: { weeks: earlier, all: sumOf(earlier), label: beforeLabel },
    after: { weeks: later, all: sumOf(later), label: afterLabel },
    /** What was changed between the two. */
    change,
    /** The height of the drawing: the most complaints in a week. */
    most: Math.max(1, ...earlier, ...later),
  };
};

export type ComplaintsByWeekModel = Frame & ReturnType<typeof toComplaintsByWeek>;
