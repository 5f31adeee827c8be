export type FloorPlanModel = {
  titleLines: string[];
  text: string | null;
  /** What the numbers on the plan count: `scans per 100 receipts`. */
  unit: string;
  /** What the parts of the drawing are, as written on it. */
  rooms: { door: string; shelves: string; waiting: string; counters: string };
  /** Where a card was tried, in the order of the places on the drawing; see `floorPlaces`. */
  spots: { name: string; scans: number; text: string; keep: boolean }[];
  sampleNote: string | null;
  /** 1 to 4. */
  hue: number;
};
