import { isLocale, type Locale } from '@/i18n/locales';
import { textOf } from '@/lib/is-json-object';
import type { FormKind } from './form-definitions';
import type { UploadedFile } from './resume-file-rules';
import { readTouches, type Touches } from './attribution-touchpoint';
import type { FieldValues } from './validate-submission';

/** The honeypot field: hidden from people and screen readers, so only programs fill it in. */
export const HONEYPOT = 'fax_number';

/** The hidden values of every form, beside its controls (spec/forms.md, last paragraph). */
export type Envelope = Touches & {
  version: 'default' | 'v5';
  page: string;
  locale: Locale;
  /** The idempotency key, a UUID made in the browser; absent without JavaScript. */
  key: string | null;
  /**
   * When the form was shown, or for a short form when it was first used; milliseconds since 1970, set by JavaScript
   * only.
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

/** A valid form, ready to be stored. Contains only values that the form asks for (`askedValues`). */
export type Submission = {
  kind: FormKind;
  values: FieldValues;
  envelope: Envelope;
  files?: { resume?: UploadedFile };
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 120;

export function slugOf(value: unknown): string | null {
  const slug = textOf(value);
  return slug.length <= MAX_SLUG_LENGTH && SLUG.test(slug) ? slug : null;
}

/**
 * Reads the hidden values of a form. A malformed value counts as absent, because no person typed it.
 * @param formPage the URL of the page with the form; where no script has recorded the visit, the visit is read from
 * this URL
 */
export function readEnvelope(
  raw: Readonly<Record<string, unknown>>,
  formPage: URL | null = null,
): Envelope {
  const locale = textOf(raw.locale);
  const page = textOf(raw.page);
  const key = textOf(raw.key).toLowerCase();
  const startedAt = Number(textOf(raw.startedAt));
  return {
    version: raw.version === 'v5' ? 'v5' : 'default',
    page: /^\/[\w\-/]{0,200}$/.test(page) ? page : '/',
    locale: isLocale(locale) ? locale : 'vi',
    key: UUID.test(key) ? key : null,
    startedAt: Number.isSafeInteger(startedAt) && startedAt > 0 ? startedAt : null,
    event: slugOf(raw.event),
    document: slugOf(raw.document),
    position: slugOf(raw.position),
    honeypotFilled: textOf(raw[HONEYPOT]) !== '',
    ...readTouches(raw, formPage),
  };
}
