import type { Challenge } from 'altcha-lib/types';
import type { Locale } from '@/i18n/locales';
import type { FormKind } from '../schema/form-definitions';
import type { FormNotice } from '../schema/rejected-form-types';
import type { Envelope, Submission } from '../schema/form-values-and-hidden-fields';
import type { FieldErrors, FieldValues } from '../schema/validate-submission';
import type { RegistrationStatus } from '../tickets/register-tickets';

/*
 * The states of a posted form on its way through `handlePost`, distinguished by `type`: posted → valid →
 * accepted → stored or kept. A step that ends the process early returns another outcome, which the later
 * steps pass on unchanged.
 */

/** `bytes` is null for a file above the limit: it was read to its end and discarded. */
export type PostedFile = { name: string; bytes: Uint8Array | null };

/** A parsed body before validation: the first string of each field, and the file if the form may have one. */
export type PostedBody = { raw: Record<string, string>; file: PostedFile | null };

/** A form whose body could be parsed. */
export type PostedForm = PostedBody & {
  type: 'posted';
  kind: FormKind;
  envelope: Envelope;
  /** The sender's network address, for the rate limits. */
  address: string;
  /** Whether JSON is requested, as the form's script does; without a script the sender gets a redirect or a page. */
  wantsJson: boolean;
};

/** A form whose values have passed the validation of its kind. */
export type ValidForm = {
  type: 'valid';
  form: PostedForm;
  /**
   * Every cleaned value, including fields whose condition was not met; the submission contains only values that count.
   */
  values: FieldValues;
  submission: Submission;
};

/** A consent given or refused in a form, with the text that its sender read beside the checkbox. */
export type ConsentRecord = { purpose: 'reply' | 'marketing'; granted: boolean; text: string };

/** The decision when a form is accepted; it stays the same however much later the form is stored. */
export type Acceptance = {
  /**
   * When the form was stored on the disk, because the database was down; null when it goes straight into the database.
   */
  keptSince: Date | null;
  /** Why the form looks automated, or null (see suspicionOf). Decided once, before the form is stored. */
  suspicion: string | null;
  consents: ConsentRecord[];
};

/** A valid form that was checked for suspicion; it may be a suspected one, which is stored too. */
export type AcceptedForm = Omit<ValidForm, 'type'> & { type: 'accepted'; acceptance: Acceptance };

/** A refused form: the sender has to correct it, or to try again. */
export type RejectedForm = {
  type: 'rejected';
  form: PostedForm;
  /** The reason when the whole form is refused; null when single fields are invalid. */
  notice: FormNotice | null;
  errors?: FieldErrors;
  /** How long the sender should wait before a retry, in seconds. */
  retryAfter?: number;
  /** The input that a page can show again; absent where the server must not store it. */
  values?: FieldValues | undefined;
  /** The cookie by which the review page finds the form; absent where the server has not stored it. */
  reviewCookie?: string;
};

/** A form sent so fast that its browser has to compute a proof of work and send it again. */
export type ChallengedForm = { type: 'challenged'; challenge: Challenge };

/** The outcome of handling a posted form; `answer` makes the response from it. */
export type Outcome =
  | RejectedForm
  | ChallengedForm
  /** An unknown kind of form, a request from another site, or a body that is unreadable or too large. */
  | { type: 'refused'; status: 400 | 403 | 404 | 413; code: string; message: string }
  /** A form with a file, sent without a script, whose body is too large; the body was not read to its end. */
  | { type: 'too-large'; locale: Locale }
  /** One IP address has posted too often; the body was not read. */
  | { type: 'too-many'; locale: Locale; wantsJson: boolean; retryAfter: number }
  /** The form is committed to the database. `place`: see `StoreResult`. */
  | { type: 'stored'; form: PostedForm; leadId: number; place: RegistrationStatus | null }
  /** The form is stored on the disk until the database is back. */
  | { type: 'kept'; form: PostedForm };
