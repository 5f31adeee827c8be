import type { leadStages } from './lead-stages';

/** Stages in which sales would still write or call. */
export const openStages = [
  'new',
  'contacted',
  'qualified',
] as const satisfies (keyof typeof leadStages)[];
