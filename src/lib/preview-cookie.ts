import { createHmac } from 'node:crypto';
import { isSameSecret } from './same-secret';

/** Next's own cookie of draft mode. The right value is known to Next alone, and not in the proxy. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** Beside it: when this preview ends, and a signature that binds both. */
export const PREVIEW_COOKIE = 'preview';

/** As long as the session of whoever may see drafts. */
export const PREVIEW_SECONDS = 8 * 60 * 60;

const SHAPE = /^(\d{1,12})\.([\w-]{43})$/;

/**
 * Read from the process and not from src/lib/env.ts, because the proxy loads this: it should not load the
 * checking of every other variable with it. The start has checked the value.
 */
const signature = (draft: string, end: string): string =>
  createHmac('sha256', process.env.INTERNAL_SECRET ?? '')
    .update(`preview ${end} ${draft}`)
    .digest('base64url');

/** The value that goes beside a value of the draft cookie, for somebody who may see drafts. */
export function signPreview(draft: string, now = Date.now()): string {
  const end = String(Math.floor(now / 1000) + PREVIEW_SECONDS);
  return `${end}.${signature(draft, end)}`;
}

type Cookies = { get: (name: string) => { value: string } | undefined };

/** Whether these cookies are those of a preview that this site has started and that has not ended. */
export function isPreview(cookies: Cookies, now = Date.now()): boolean {
  const draft = cookies.get(DRAFT_COOKIE)?.value;
  const [, end, given] = SHAPE.exec(cookies.get(PREVIEW_COOKIE)?.value ?? '') ?? [];
  if (!draft || !end || !given || !process.env.INTERNAL_SECRET) return false;
  return isSameSecret(given, signature(draft, end)) && Number(end) * 1000 > now;
}
