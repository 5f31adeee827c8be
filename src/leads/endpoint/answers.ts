import type { Payload } from 'payload';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import type { FormKind, FieldName } from '../schema/forms';
import type { FormNotice } from '../schema/review';
import type { Envelope } from '../schema/submission';
import type { FieldErrors, FieldValues } from '../schema/validate';
import { reviewPath, stashForm } from './stash';

/** Where a form leads once it is stored, without language prefix. */
const thankYouPath: Record<FormKind, string> = { 'book-demo': '/book-demo/thank-you' };

const notices = {
  'rate-limited': { status: 429, message: 'notice.rateLimited' },
  unavailable: { status: 503, message: 'notice.unavailable' },
  conflict: { status: 409, message: 'notice.conflict' },
} as const satisfies Record<FormNotice, { status: number; message: string }>;

type Asked = { kind: FormKind; envelope: Envelope; wantsJson: boolean };

const originOf = ({ version, page, attribution }: Envelope) => ({ version, page, attribution });

const noStore = { 'Cache-Control': 'no-store' };

const seeOther = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { ...noStore, ...headers, Location: location } });

/** A machine-readable refusal (decision 27). */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: noStore });
}

export function thanks({ kind, envelope, wantsJson }: Asked): Response {
  const redirect = localizedPath(envelope.locale, thankYouPath[kind]);
  return wantsJson ? Response.json({ redirect }, { headers: noStore }) : seeOther(redirect);
}

/** The form again, with messages beside its fields and what was typed kept. */
export async function fieldErrors(
  payload: Payload,
  { kind, envelope, wantsJson }: Asked,
  values: FieldValues,
  errors: FieldErrors,
): Promise<Response> {
  const { locale } = envelope;
  if (!wantsJson) {
    const cookie = await stashForm(payload, kind, locale, {
      values,
      errors,
      notice: null,
      origin: originOf(envelope),
    });
    return seeOther(localizedPath(locale, reviewPath(kind)), { 'Set-Cookie': cookie });
  }
  const t = getT(locale, 'validation');
  const messages = Object.fromEntries(
    (Object.keys(errors) as FieldName[]).flatMap((name) => {
      const message = errors[name];
      return message ? [[name, t(message)]] : [];
    }),
  );
  const message = getT(locale, 'forms')('summary.title', { count: Object.keys(messages).length });
  return Response.json(
    { code: 'invalid', message, errors: messages },
    { status: 422, headers: noStore },
  );
}

/** The form could not be taken just now, and why; what was typed is kept where that is possible. */
export async function notice(
  payload: Payload | null,
  { kind, envelope, wantsJson }: Asked,
  values: FieldValues,
  reason: FormNotice,
  retryAfter?: number,
): Promise<Response> {
  const { locale } = envelope;
  const { status, message } = notices[reason];
  const headers = retryAfter ? { ...noStore, 'Retry-After': String(retryAfter) } : noStore;
  const text = getT(locale, 'forms')(message);
  if (!wantsJson && payload) {
    const cookie = await stashForm(payload, kind, locale, {
      values,
      errors: {},
      notice: reason,
      origin: originOf(envelope),
    });
    return seeOther(localizedPath(locale, reviewPath(kind)), { 'Set-Cookie': cookie });
  }
  if (!wantsJson) {
    // Nothing keeps the form: the database is away, or too much came from there. The browser's Back does.
    return new Response(text, {
      status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  return Response.json({ code: reason, message: text }, { status, headers });
}
