import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { refusal } from '@/lib/json-error-response';
import { plainPage } from '../http/html-page-without-scripts';
import type { FieldName } from '../schema/form-definitions';
import type { FormNotice } from '../schema/rejected-form-types';
import { thankYouPath } from '../schema/thank-you-path';
import type { FieldErrors } from '../schema/validate-submission';
import type { Outcome, RejectedForm } from './posted-form-types';
import { receiptCookie } from './form-receipt-cookie';
import { reviewPath } from './keep-rejected-form-input';

type Stored = Extract<Outcome, { type: 'stored' }>;
type Kept = Extract<Outcome, { type: 'kept' }>;

const notices = {
  'rate-limited': { status: 429, message: 'notice.rateLimited', retryAfter: undefined },
  unavailable: { status: 503, message: 'notice.unavailable', retryAfter: 15 },
  conflict: { status: 409, message: 'notice.conflict', retryAfter: undefined },
  closed: { status: 410, message: 'notice.closed', retryAfter: undefined },
} as const satisfies Record<FormNotice, { status: number; message: string; retryAfter?: unknown }>;

const noStore = { 'Cache-Control': 'no-store' };

const seeOther = (location: string, cookie: string): Response =>
  new Response(null, {
    status: 303,
    headers: { ...noStore, 'Set-Cookie': cookie, Location: location },
  });

const plainText = (text: string, status: number, headers: Record<string, string>): Response =>
  new Response(text, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });

/** The response to a stored form: it leads to the thank-you page, and its cookie lets that page show the result. */
function thanks({ form: { kind, envelope, wantsJson }, leadId, place }: Stored): Response {
  const path = thankYouPath(kind, envelope.event, place === 'waiting' ? place : undefined);
  const redirect = localizedPath(envelope.locale, path);
  const cookie = receiptCookie(leadId);
  if (!wantsJson) return seeOther(redirect, cookie);
  return Response.json({ redirect }, { headers: { ...noStore, 'Set-Cookie': cookie } });
}

/** The response to a form that was stored on the disk. It promises no mail: mails are queued later (ADR-0032). */
function kept({ form: { envelope, wantsJson } }: Kept): Response {
  const { locale } = envelope;
  const t = getT(locale, 'forms');
  const text = t('kept.text');
  if (wantsJson) {
    return Response.json({ code: 'kept', message: text }, { status: 202, headers: noStore });
  }
  const html = plainPage({
    locale,
    title: t('kept.title'),
    text,
    link: { text: t('kept.home'), href: localizedPath(locale, '/') },
  });
  const headers = { ...noStore, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html, { status: 202, headers });
}

/** The JSON response with the error message of each invalid field, for the form's script. */
function fieldMessages(errors: FieldErrors, locale: Locale): Response {
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

type Notice = { locale: Locale; wantsJson: boolean; retryAfter?: number | undefined };

/**
 * The response that says why a form was refused, as JSON or plain text, without a page. The typed input is still in
 * the browser.
 */
function notice(reason: FormNotice, { locale, wantsJson, retryAfter }: Notice): Response {
  const { status, message, retryAfter: usual } = notices[reason];
  const seconds = retryAfter ?? usual;
  const headers = seconds ? { ...noStore, 'Retry-After': String(seconds) } : noStore;
  const text = getT(locale, 'forms')(message);
  if (!wantsJson) return plainText(text, status, headers);
  return Response.json({ code: reason, message: text }, { status, headers });
}

function rejected({ form, notice: reason, errors = {}, ...rest }: RejectedForm): Response {
  const { kind, wantsJson, envelope } = form;
  const { locale } = envelope;
  const { reviewCookie, retryAfter } = rest;
  if (reviewCookie) return seeOther(localizedPath(locale, reviewPath(kind)), reviewCookie);
  return reason ? notice(reason, { locale, wantsJson, retryAfter }) : fieldMessages(errors, locale);
}

/**
 * The last step of handling a form: makes the response. The form's script gets JSON; without a script the browser gets
 * a redirect, a page or a text.
 */
export function answer(outcome: Outcome): Response {
  switch (outcome.type) {
    case 'stored':
      return thanks(outcome);
    case 'kept':
      return kept(outcome);
    case 'rejected':
      return rejected(outcome);
    case 'challenged':
      return Response.json(
        {
          code: 'proof-wanted',
          message: 'Solve the challenge and send the form again with its proof',
          challenge: outcome.challenge,
        },
        { status: 428, headers: noStore },
      );
    case 'too-many':
      return notice('rate-limited', outcome);
    case 'too-large':
      return plainText(getT(outcome.locale, 'forms')('notice.tooLarge'), 413, noStore);
    case 'refused':
      return refusal(outcome.status, outcome.code, outcome.message);
  }
}
