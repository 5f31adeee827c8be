import type { Payload } from 'payload';
import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import type { FieldName, FormKind } from '../schema/forms';
import type { FormNotice } from '../schema/review';
import type { Envelope } from '../schema/submission';
import { plainPage } from '../http/plain-page';
import { thankYouPath } from '../schema/thank-you-path';
import type { FieldErrors, FieldValues } from '../schema/validate';
import { newChallenge } from './proof-of-work';
import { receiptCookie } from './receipt';
import type { RegistrationStatus } from '../tickets/register';
import { reviewPath, keepRejectedSubmission } from './rejected-submissions';

const notices = {
  'rate-limited': { status: 429, message: 'notice.rateLimited' },
  unavailable: { status: 503, message: 'notice.unavailable' },
  conflict: { status: 409, message: 'notice.conflict' },
  closed: { status: 410, message: 'notice.closed' },
} as const satisfies Record<FormNotice, { status: number; message: string }>;

/** What was sent, and how its answer is wanted. */
export type Asked = {
  kind: FormKind;
  envelope: Envelope;
  values: FieldValues;
  wantsJson: boolean;
};

const noStore = { 'Cache-Control': 'no-store' };

const seeOther = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { ...noStore, ...headers, Location: location } });

const inPlainText = (text: string, status: number, headers: Record<string, string>): Response =>
  new Response(text, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });

/** A body that was not read to its end; only the browser still has what was typed. */
export function tooLarge(locale: Locale): Response {
  return inPlainText(getT(locale, 'forms')('notice.tooLarge'), 413, noStore);
}

/** Work to be done before the form is taken; the browser's script does it and sends the form again. */
export async function challenge(): Promise<Response> {
  const body = {
    code: 'proof-wanted',
    message: 'Solve the challenge and send the form again with its proof',
    challenge: await newChallenge(),
  };
  return Response.json(body, { status: 428, headers: noStore });
}

/** The way to the thank-you page, which may show what came of this very form. */
export function thanks(
  { kind, envelope, wantsJson }: Asked,
  leadId: number,
  place: RegistrationStatus | null,
): Response {
  const outcome = place === 'waiting' ? place : undefined;
  const redirect = localizedPath(envelope.locale, thankYouPath(kind, envelope.event, outcome));
  const receipt = { 'Set-Cookie': receiptCookie(leadId) };
  return wantsJson
    ? Response.json({ redirect }, { headers: { ...noStore, ...receipt } })
    : seeOther(redirect, receipt);
}

/** 202: the form waits on the disk and will be stored. Promises no mail, because none is written yet (ADR-0032). */
export function kept({ envelope: { locale }, wantsJson }: Asked): Response {
  const t = getT(locale, 'forms');
  if (wantsJson) {
    return Response.json(
      { code: 'kept', message: t('kept.text') },
      { status: 202, headers: noStore },
    );
  }
  const html = plainPage({
    locale,
    title: t('kept.title'),
    text: t('kept.text'),
    link: { text: t('kept.home'), href: localizedPath(locale, '/') },
  });
  const headers = { ...noStore, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html, { status: 202, headers });
}

/** Keeps the form for half an hour and leads to the page that shows it again. */
async function toReview(
  payload: Payload,
  { kind, envelope, values }: Asked,
  errors: FieldErrors,
  reason: FormNotice | null,
): Promise<Response> {
  const { locale, version, page, event, document, position } = envelope;
  const { attribution, firstTouch, lastTouch } = envelope;
  const cookie = await keepRejectedSubmission(payload, kind, locale, {
    values,
    errors,
    notice: reason,
    origin: { version, page, attribution, firstTouch, lastTouch, event, document, position },
  });
  return seeOther(localizedPath(locale, reviewPath(kind)), { 'Set-Cookie': cookie });
}

/**
 * Shows the form again, with messages beside its fields and what was typed. The page without a script is kept
 * in the database; without `payload` the answer is JSON.
 */
export async function fieldErrors(
  payload: Payload | null,
  asked: Asked,
  errors: FieldErrors,
): Promise<Response> {
  if (payload && !asked.wantsJson) return toReview(payload, asked, errors, null);
  const { locale } = asked.envelope;
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

/** Why a form was not taken, in words. Nothing keeps what was typed but the browser's Back. */
function refused(
  reason: FormNotice,
  locale: Locale,
  wantsJson: boolean,
  retryAfter?: number,
): Response {
  const { status, message } = notices[reason];
  const headers = retryAfter ? { ...noStore, 'Retry-After': String(retryAfter) } : noStore;
  const text = getT(locale, 'forms')(message);
  if (wantsJson) return Response.json({ code: reason, message: text }, { status, headers });
  return inPlainText(text, status, headers);
}

/** More posts from there than are looked at; this one was not read. */
export const tooMany = (locale: Locale, wantsJson: boolean, retryAfter: number): Response =>
  refused('rate-limited', locale, wantsJson, retryAfter);

/** The form could not be taken just now, and why; what was typed is kept where that is possible. */
export async function notice(
  payload: Payload | null,
  asked: Asked,
  reason: FormNotice,
  retryAfter?: number,
): Promise<Response> {
  if (payload && !asked.wantsJson) return toReview(payload, asked, {}, reason);
  return refused(reason, asked.envelope.locale, asked.wantsJson, retryAfter);
}
