import { createHmac } from 'node:crypto';
import { isSameSecret } from './constant-time-compare';

/** The name of the cookie that allows the preview of drafts. Its value is an expiry time with a signature. */
export const PREVIEW_COOKIE = 'preview';

/** The preview lasts as long as an editor's session. */
export const PREVIEW_MAX_AGE_SECONDS = 8 * 60 * 60;

const SHAPE = /^(\d{1,12})\.([\w-]{43})$/;

const signature = (end: string): string =>
  createHmac('sha256', process.env.INTERNAL_SECRET ?? '')
    .update(`preview ${end}`)
    .digest('base64url');

/** The signed cookie value of an editor who may see drafts. */
export function signPreview(now = Date.now()): string {
  const end = String(Math.floor(now / 1000) + PREVIEW_MAX_AGE_SECONDS);
  return `${end}.${signature(end)}`;
}

/** Whether the cookies include a valid, unexpired preview cookie of this site. */
export function isPreview(cookie: (name: string) => string | undefined, now = Date.now()): boolean {
  const [, end, given] = SHAPE.exec(cookie(PREVIEW_COOKIE) ?? '') ?? [];
  if (!end || !given || !process.env.INTERNAL_SECRET) return false;
  return isSameSecret(given, signature(end)) && Number(end) * 1000 > now;
}
