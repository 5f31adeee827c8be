import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

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
  sample: boolean;
  /** 1 to 4: the colour of the newer bars. */
  hue: number;
};

export const toHourlyWaitsModel = (block: BlockOf<'hourlyWaits'>): HourlyWaitsModel => {
  const { title, unit, before, after, limitLabel, limit, slots, note } = block.chart;
  return {
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    chart: {
      title,
      unit,
      before,
      after,
      limit: { label: limitLabel, value: limit },
      slots: slots.map((slot) => ({ time: slot.time, before: slot.before, after: slot.after })),
      note,
    },
    figures: block.figures.map(({ value, label }) => ({ value, label })),
    sample: block.sample ?? false,
    hue: Number(block.hue),
  };
};
