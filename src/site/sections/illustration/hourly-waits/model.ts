import type { Frame, VariantFields } from '@/content/transforms/section-tools';

export const toHourlyWaits = ({
  chart: { limitLabel, limit, slots, ...chart },
  figures,
}: VariantFields<'illustration', 'hourlyWaits'>) => ({
  chart: {
    title: chart.title,
    /** What the numbers count: `minutes`. */
    unit: chart.unit,
    before: chart.before,
    after: chart.after,
    /** The promise the waits are held against, in the same unit. */
    limit: { label: limitLabel, value: limit },
    /** A time of day each, early to late. */
    slots: slots.map(({ time, before, after }) => ({ time, before, after })),
    note: chart.note,
  },
  figures: figures.map(({ value, label }) => ({ value, label })),
});

export type HourlyWaitsModel = Frame & ReturnType<typeof toHourlyWaits>;
