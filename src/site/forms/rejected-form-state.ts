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

/** The subject of a form, posted along: the slugs of its event, document or position. */
export type FormSubject = { event?: string; document?: string; position?: string };

/** A form with values from what the reader did before; they can be changed. */
export const prefilledWith = (
  kind: FormKind,
  values: Readonly<Record<string, string>>,
): FormState => ({
  values: cleanValues(kind, values),
  errors: {},
  notice: null,
});
