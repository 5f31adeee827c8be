import type { Envelope } from './form-submission';
import type { FieldErrors, FieldValues } from './validate-submission';

/** Why a form was refused, beyond its fields. `closed`: what it asks for is not available (any more). */
export type FormNotice = 'rate-limited' | 'unavailable' | 'conflict' | 'closed';

/** A form that was refused: the values, and the errors to show with them. */
export type RejectedSubmission = {
  values: FieldValues;
  errors: FieldErrors;
  notice: FormNotice | null;
  /** The form's hidden values, which are sent again with it. */
  origin: Pick<
    Envelope,
    | 'version'
    | 'page'
    | 'attribution'
    | 'firstTouch'
    | 'lastTouch'
    | 'event'
    | 'document'
    | 'position'
  >;
};
