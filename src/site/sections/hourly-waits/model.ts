export type HourlyWaitsModel = {
  titleLines: string[];
  text: string | null;
  chart: {
    title: string;
    /** What the numbers count: `minutes`. */
    unit: string;
    before: string;
    after: string;
    /** The promise the waits are held against, in the same unit. */
    limit: { label: string; value: number };
    /** A time of day each, early to late. */
    slots: { time: string; before: number; after: number }[];
    note: string;
  };
  figures: { value: string; label: string }[];
  sampleNote: string | null;
  /** 1 to 4: the colour of the newer bars. */
  hue: number;
};
