import type { FormKind } from '@/leads/schema/form-definitions';
import {
  cleanValues,
  type FieldErrors,
  type FieldValues,
} from '@/leads/schema/validate-submission';

/** A rejected form: what was typed, and what is wrong with it. */
export type FormState = {
  values: FieldValues;
  errors: FieldErrors;
  /** A message about the form as a whole. */
  notice: string | null;
};

/** The slugs of the event, document or position that a form is for, posted with it. */
export type FormSubject = { event?: string; document?: string; position?: string };

/** The state of a form that is prefilled with what the visitor chose before; all values can be changed. */
export const prefilledWith = (
  kind: FormKind,
  values: Readonly<Record<string, string>>,
): FormState => ({
  values: cleanValues(kind, values),
  errors: {},
  notice: null,
});
