import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { Payload } from 'payload';
import { localizedPath, type Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import type { FormKind } from '../schema/form-definitions';
import type { RejectedSubmission } from '../schema/rejected-form-types';
import type { RejectedForm } from './posted-form-types';

export const REJECTED_SUBMISSION_COOKIE = 'form_stash';
const MAX_AGE_SECONDS = 30 * 60;

/** The path of the page that shows a rejected form again, without language prefix. */
export const reviewPath = (kind: FormKind): string => `/form/${kind}`;

/** Stores a rejected form for its sender. Returns the Set-Cookie value by which it is found again. */
export async function keepRejectedSubmission(
  payload: Payload,
  kind: FormKind,
  locale: Locale,
  contents: RejectedSubmission,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + MAX_AGE_SECONDS * 1000).toISOString();
  await payload.create({ collection: 'form-stashes', data: { token, kind, contents, expiresAt } });
  return stringifySetCookie({
    name: REJECTED_SUBMISSION_COOKIE,
    value: token,
    path: localizedPath(locale, reviewPath(kind)),
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
  });
}

/**
 * A step of handling a form: stores a rejected form for half an hour, for the page that shows it again. With a script
 * the input is still in the browser, and while the database is down nothing can be stored.
 */
export async function keepForReview(
  rejected: RejectedForm,
  payload: Payload | null,
): Promise<RejectedForm> {
  const { form, values, errors = {}, notice } = rejected;
  if (!payload || !values || form.wantsJson) return rejected;
  const { kind, envelope } = form;
  const { version, page, attribution, firstTouch, lastTouch, event, document, position } = envelope;
  const reviewCookie = await keepRejectedSubmission(payload, kind, envelope.locale, {
    values,
    errors,
    notice,
    origin: { version, page, attribution, firstTouch, lastTouch, event, document, position },
  });
  return { ...rejected, reviewCookie };
}

/** The rejected form of a cookie's token; null when there is none, or it has expired. */
export async function findRejectedSubmission(
  payload: Payload,
  kind: FormKind,
  token: string | undefined,
): Promise<RejectedSubmission | null> {
  if (!token) return null;
  const { docs } = await payload.find({
    collection: 'form-stashes',
    where: {
      and: [
        { token: { equals: token } },
        { kind: { equals: kind } },
        { expiresAt: { greater_than: new Date().toISOString() } },
      ],
    },
    limit: 1,
  });
  return (docs[0]?.contents as RejectedSubmission | undefined) ?? null;
}

export async function deleteExpiredSubmissions(payload: Payload): Promise<void> {
  await payload.delete({
    collection: 'form-stashes',
    where: { expiresAt: { less_than: new Date().toISOString() } },
  });
}
