import type { FieldErrors, FieldValues } from '@/leads/schema/validate';

/** A form that came back: what was typed, and what is wrong with it. */
export type FormState = {
  values: FieldValues;
  errors: FieldErrors;
  /** About the form as a whole. */
  notice: string | null;
};

/** What a form is about, posted along: the slugs of its event, its document, its position. */
export type FormSubject = { event?: string; document?: string; position?: string };
