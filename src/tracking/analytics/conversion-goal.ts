import { type FormKind, isFormKind } from '@/leads/schema/form-definitions';

/** The event that counts as a conversion: any form (null), one form, or a click on a telephone or mail link. */
export type Goal = FormKind | 'tel:' | 'mailto:' | null;

/** The conversion goal of a URL (`?goal=book-demo`); null for any form, also when the goal is unknown. */
export function goalOf(asked: unknown): Goal {
  if (asked === 'tel:' || asked === 'mailto:') return asked;
  return typeof asked === 'string' && isFormKind(asked) ? asked : null;
}

/** Whether a goal is reached by a click on a link, not by a form. */
export const isByLink = (goal: Goal): goal is 'tel:' | 'mailto:' =>
  goal === 'tel:' || goal === 'mailto:';
