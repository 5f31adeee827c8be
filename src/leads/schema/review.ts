import type { Envelope } from './submission';
import type { FieldErrors, FieldValues } from './validate';

/** Why a form came back, beyond its fields. `closed`: what it asks for is not offered (any more). */
export type FormNotice = 'rate-limited' | 'unavailable' | 'conflict' | 'closed';

/** A form that came back: what was typed, and what is wrong with it. */
export type RejectedSubmission = {
  values: FieldValues;
  errors: FieldErrors;
  notice: FormNotice | null;
  /** What came with it beside its controls; goes along when it is sent again. */
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
