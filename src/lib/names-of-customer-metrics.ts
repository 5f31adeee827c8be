/** The metrics that have a page and a calculator of their own (spec §2), in the order of their menu. */
export const metrics = ['csat', 'nps', 'ces', 'clv', 'frt', 'fcr', 'aht'] as const;

export type Metric = (typeof metrics)[number];
