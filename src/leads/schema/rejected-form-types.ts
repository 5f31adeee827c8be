import type { Envelope } from './form-values-and-hidden-fields';
import type { FieldErrors, FieldValues } from './validate-submission';

/**
 * Why a form was refused as a whole. `closed`: the requested ticket, document or position is not available (any more).
 */
export type FormNotice = 'rate-limited' | 'unavailable' | 'conflict' | 'closed';

/** A form that was refused: the values, and the errors to show with them. */
export type RejectedSubmission = {
  values: FieldValues;
  errors: FieldErrors;
  notice: FormNotice | null;
  /** The form's hidden values, which are submitted again together with the corrected form. */
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
