import type { Frame, VariantFields } from '@/content/transforms/section-tools';

export const toFloorPlan = ({
  unit,
  rooms,
  spots,
}: VariantFields<'illustration', 'floorPlan'>) => ({
  /** What the numbers on the plan count: `scans per 100 receipts`. */
  unit,
  /** What the parts of the drawing are, as written on it. */
  rooms: {
    door: rooms.door,
    shelves: rooms.shelves,
    waiting: rooms.waiting,
    counters: rooms.counters,
  },
  /** Where a card was tried, in the order of the places on the drawing. */
  spots: spots.map(({ name, scans, keep, text }) => ({ name, scans, keep: keep ?? false, text })),
});

export type FloorPlanModel = Frame & ReturnType<typeof toFloorPlan>;
