import type { Challenge } from 'altcha-lib/types';
import type { Locale } from '@/i18n/locales';
import type { FormKind } from '../schema/forms';
import type { FormNotice } from '../schema/review';
import type { Envelope, Submission } from '../schema/submission';
import type { FieldErrors, FieldValues } from '../schema/validate';
import type { RegistrationStatus } from '../tickets/register';

/*
 * The states of a posted form on its way through `handlePost`, told apart by `type`: posted → valid → accepted → stored
 * or kept. A step that ends the way early gives another outcome, which the steps after it hand on as it is.
 */

/** `bytes` is null for a file above the limit: it was read to its end and discarded. */
export type PostedFile = { name: string; bytes: Uint8Array | null };

/** A body before any rule: the first string of each control, and the file where the kind may have one. */
export type PostedBody = { raw: Record<string, string>; file: PostedFile | null };

/** A form that could be read. */
export type PostedForm = PostedBody & {
  type: 'posted';
  kind: FormKind;
  envelope: Envelope;
  /** The sender's network address, for the rate limits. */
  address: string;
  /** The script of the form asks for JSON; a form without one gets a redirect or a page. */
  wantsJson: boolean;
};

/** Valid by the rules of its kind. */
export type ValidForm = {
  type: 'valid';
  form: PostedForm;
  /** Every cleaned value, also of controls that were not asked for; the submission has only what counts. */
  values: FieldValues;
  submission: Submission;
};

/** A consent that a form asks for, with the words that its sender read beside the box. */
export type ConsentRecord = { purpose: 'reply' | 'marketing'; granted: boolean; text: string };

/** What is settled when a form is accepted, however much later it is stored. */
export type Acceptance = {
  /** When it was kept on the disk, because the database was away; null when it is stored at once. */
  keptSince: Date | null;
  /** See suspicionOf; judged once, and decides what is done about the form later. */
  suspicion: string | null;
  consents: ConsentRecord[];
};

/** Valid, and judged: see {@link Acceptance}. */
export type AcceptedForm = Omit<ValidForm, 'type'> & { type: 'accepted'; acceptance: Acceptance };

/** Not taken: the sender has to correct it, or to try again. */
export type RejectedForm = {
  type: 'rejected';
  form: PostedForm;
  /** Why, where the form as a whole is meant; null: what is wrong are fields. */
  notice: FormNotice | null;
  errors?: FieldErrors;
  /** In seconds. */
  retryAfter?: number;
  /** What a page can show again; absent where the server must not keep it. */
  values?: FieldValues | undefined;
  /** The cookie by which the review page finds the form; absent where the server has not kept it. */
  reviewCookie?: string;
};

/** A form that came so fast that its browser has to compute a proof of work and send it again. */
export type ChallengedForm = { type: 'challenged'; challenge: Challenge };

/** How a posted form ends; `answer` makes the response of it. */
export type Outcome =
  | RejectedForm
  | ChallengedForm
  /** No person's form: an unknown kind, a page of another site, a body that can not be read. */
  | { type: 'refused'; status: 400 | 403 | 404 | 413; code: string; message: string }
  /** A person's form whose file is too large; the body was not read to its end. */
  | { type: 'too-large'; locale: Locale }
  /** Too many posts from one address; the body was not read. */
  | { type: 'too-many'; locale: Locale; wantsJson: boolean; retryAfter: number }
  /** Committed to the database. `place`: see `StoreResult`. */
  | { type: 'stored'; form: PostedForm; leadId: number; place: RegistrationStatus | null }
  /** On the disk until the database is back. */
  | { type: 'kept'; form: PostedForm };
