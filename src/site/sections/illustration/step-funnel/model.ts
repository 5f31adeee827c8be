import type {
  Frame,
  TransformContext,
  VariantFields,
} from '@/content/transforms/transform-context';

export const toNarrowingFlow = (
  { stages }: VariantFields<'illustration', 'narrowingFlow'>,
  { locale }: TransformContext,
) => {
  const number = new Intl.NumberFormat(locale);
  const most = Math.max(1, ...stages.map(({ count }) => count));
  return {
    stages: stages.map(({ count, label }) => ({
      /** The number at this step as text: `1,240`. */
      count: number.format(count),
      /** The number in percent of the largest one. */
      share: (count / most) * 100,
      label,
    })),
  };
};

export type NarrowingFlowModel = Frame & ReturnType<typeof toNarrowingFlow>;
