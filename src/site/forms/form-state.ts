import type { FormKind } from '@/leads/schema/forms';
import { cleanValues, type FieldErrors, type FieldValues } from '@/leads/schema/validate';

/** A form that came back: what was typed, and what is wrong with it. */
export type FormState = {
  values: FieldValues;
  errors: FieldErrors;
  /** About the form as a whole. */
  notice: string | null;
};

/** What a form is about, posted along: the slugs of its event, its document, its position. */
export type FormSubject = { event?: string; document?: string; position?: string };

/** A form that already says something of what its reader did before; they can change it. */
export const begunWith = (kind: FormKind, values: Readonly<Record<string, string>>): FormState => ({
  values: cleanValues(kind, values),
  errors: {},
  notice: null,
});
