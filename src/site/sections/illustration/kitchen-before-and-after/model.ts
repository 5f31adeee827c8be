import type { Frame, VariantFields } from '@/content/transforms/transform-context';

export const toKitchenMove = ({
  labels,
  before,
  after,
}: VariantFields<'illustration', 'kitchenMove'>) => ({
  labels: { stove: labels.stove, table: labels.table, fridge: labels.fridge },
  before: { title: before.title, figure: null, text: before.text },
  /** The kitchen after the change; `figure`: the measured effect as text: `−58%`. */
  after: { title: after.title, figure: after.figure, text: after.text },
});

export type KitchenMoveModel = Frame & ReturnType<typeof toKitchenMove>;
