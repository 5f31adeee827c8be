import type {
  Frame,
  TransformContext,
  VariantFields,
} from '@/content/transforms/transform-context';

export const toHandoverPaths = (
  { whole, paths }: VariantFields<'illustration', 'handoverPaths'>,
  { locale }: TransformContext,
) => {
  const number = new Intl.NumberFormat(locale);
  const all = paths.reduce((sum, { count }) => sum + count, 0);
  const share = (count: number) => (count / Math.max(1, all)) * 100;
  return {
    /** The total of all paths as text, and, in `whole`, what is counted: `900`, `requests a day`. */
    all: number.format(all),
    whole,
    paths: paths.map(({ count, label, next, toPerson }, index) => ({
      count: number.format(count),
      /** The share of this path in the total, and, in `before`, that of all paths before it; in percent. */
      share: share(count),
      before: share(paths.slice(0, index).reduce((sum, path) => sum + path.count, 0)),
      label,
      next,
      toPerson: toPerson ?? false,
    })),
  };
};

export type HandoverPathsModel = Frame & ReturnType<typeof toHandoverPaths>;
