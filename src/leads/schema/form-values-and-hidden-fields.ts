import type { Locale } from '@/i18n/locales';
import type { FormKind } from './form-definitions';
import type { UploadedFile } from './resume-file-rules';
import type { Touches } from './attribution-touchpoint';
import type { FieldValues } from './validate-submission';

/** The honeypot field: hidden from people and screen readers, so only programs fill it in. */
export const HONEYPOT = 'fax_number';

/** The hidden values of every form, beside its controls (spec/forms.md, last paragraph). */
export type Envelope = Touches & {
  version: 'default' | 'v5';
  page: string;
  locale: Locale;
  /** The idempotency key, a UUID made in the browser; null without JavaScript. */
  key: string | null;
  /**
   * When the form's script started, in milliseconds since 1970: when the form was shown, or when it got the focus if it
   * is not the main content of its page. Null without JavaScript.
   */
  startedAt: number | null;
  /** The slug of the event page that a ticket is for; null on other forms. */
  event: string | null;
  /** The slug of the requested document; null on other forms. */
  document: string | null;
  /** The slug of the position applied for; null for a speculative application. */
  position: string | null;
  honeypotFilled: boolean;
};

/** A valid form, ready to be stored. The values of controls that were not shown are empty. */
export type Submission = {
  kind: FormKind;
  values: FieldValues;
  envelope: Envelope;
  files?: { resume?: UploadedFile };
};
