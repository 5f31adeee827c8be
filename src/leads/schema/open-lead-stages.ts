import type { leadStages } from './lead-stages';

/** Stages in which sales still contacts the lead. */
export const openStages = [
  'new',
  'contacted',
  'qualified',
] as const satisfies (keyof typeof leadStages)[];
