import type { Frame, VariantFields } from '@/content/transforms/transform-context';

export const toHourlyWaits = ({
  chart: { limitLabel, limit, slots, ...chart },
  figures,
}: VariantFields<'illustration', 'hourlyWaits'>) => ({
  chart: {
    title: chart.title,
    /** The unit of the numbers: `minutes`. */
    unit: chart.unit,
    before: chart.before,
    after: chart.after,
    /** The promised waiting time, in the unit of the other numbers. */
    limit: { label: limitLabel, value: limit },
    /** The waiting times, one entry per time of day, in order. */
    slots: slots.map(({ time, before, after }) => ({ time, before, after })),
    note: chart.note,
  },
  figures: figures.map(({ value, label }) => ({ value, label })),
});

export type HourlyWaitsModel = Frame & ReturnType<typeof toHourlyWaits>;
