import type { FormKind } from '@/leads/schema/form-definitions';
import {
  cleanValues,
  type FieldErrors,
  type FieldValues,
} from '@/leads/schema/validate-submission';

/** The values with which a form is shown, and what is wrong with them. */
export type FormState = {
  values: FieldValues;
  errors: FieldErrors;
  /** A message about the form as a whole. */
  notice: string | null;
};

/** The slug of the event, document or position that a form is about; posted with it. */
export type FormSubject = { event?: string; document?: string; position?: string };

/** The state of a form that is prefilled with what the visitor chose before. */
export const prefilledWith = (
  kind: FormKind,
  values: Readonly<Record<string, string>>,
): FormState => ({
  values: cleanValues(kind, values),
  errors: {},
  notice: null,
});
