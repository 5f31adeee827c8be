import type { Frame, TransformContext, VariantFields } from '@/content/transforms/section-tools';

export const toNarrowingFlow = (
  { stages }: VariantFields<'illustration', 'narrowingFlow'>,
  { locale }: TransformContext,
) => {
  const number = new Intl.NumberFormat(locale);
  const most = Math.max(1, ...stages.map(({ count }) => count));
  return {
    stages: stages.map(({ count, label }) => ({
      /** As written: `1,240`. */
      count: number.format(count),
      /** Percent of the largest. */
      share: (count / most) * 100,
      label,
    })),
  };
};

export type NarrowingFlowModel = Frame & ReturnType<typeof toNarrowingFlow>;
