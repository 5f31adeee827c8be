import type { Frame, VariantFields } from '@/content/transforms/transform-context';

export const toFloorPlan = ({
  unit,
  rooms,
  spots,
}: VariantFields<'illustration', 'floorPlan'>) => ({
  /** The unit of the numbers on the plan: `scans per 100 receipts`. */
  unit,
  rooms: {
    door: rooms.door,
    shelves: rooms.shelves,
    waiting: rooms.waiting,
    counters: rooms.counters,
  },
  /** The places where a survey card was tried, in their order on the drawing. */
  spots: spots.map(({ name, scans, keep, text }) => ({ name, scans, keep: keep ?? false, text })),
});

export type FloorPlanModel = Frame & ReturnType<typeof toFloorPlan>;
