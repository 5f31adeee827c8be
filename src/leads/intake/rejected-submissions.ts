import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { localizedPath, type Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import type { FormKind } from '../schema/forms';
import type { RejectedSubmission } from '../schema/review';

export const REJECTED_SUBMISSION_COOKIE = 'form_stash';
const LIFE_SECONDS = 30 * 60;

/** The page that shows a refused form again, without language prefix. */
export const reviewPath = (kind: FormKind): string => `/form/${kind}`;

/** Keeps a refused form for its reader. Returns the Set-Cookie value that finds it again. */
export async function keepRejectedSubmission(
  payload: Payload,
  kind: FormKind,
  locale: Locale,
  contents: RejectedSubmission,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFE_SECONDS * 1000).toISOString();
  await payload.create({ collection: 'form-stashes', data: { token, kind, contents, expiresAt } });
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : '';
  const path = localizedPath(locale, reviewPath(kind));
  return `${REJECTED_SUBMISSION_COOKIE}=${token}; Path=${path}; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** The stashed form of a cookie's token, or null when there is none, or it has expired. */
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
