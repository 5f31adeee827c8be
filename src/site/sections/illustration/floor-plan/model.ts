import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type FloorPlanModel = {
  titleLines: string[];
  text: string | null;
  /** What the numbers on the plan count: `scans per 100 receipts`. */
  unit: string;
  /** What the parts of the drawing are, as written on it. */
  rooms: { door: string; shelves: string; waiting: string; counters: string };
  /** Where a card was tried, in the order of the places on the drawing; see `floorPlaces`. */
  spots: { name: string; scans: number; text: string; keep: boolean }[];
  sample: boolean;
  /** 1 to 4. */
  hue: number;
};

export const toFloorPlanModel = (block: BlockOf<'floorPlan'>): FloorPlanModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  unit: block.unit,
  rooms: {
    door: block.rooms.door,
    shelves: block.rooms.shelves,
    waiting: block.rooms.waiting,
    counters: block.rooms.counters,
  },
  spots: block.spots.map(({ name, scans, keep, text }) => ({
    name,
    scans,
    keep: keep ?? false,
    text,
  })),
  sample: block.sample ?? false,
  hue: Number(block.hue),
});
