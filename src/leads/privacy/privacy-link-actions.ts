import type { Payload } from 'payload';
import { isLocale, localizedPath } from '@/i18n/locales';
import { errorFields, log } from '@/lib/write-log-line';
import { refusal } from '@/lib/json-error-response';
import { isCrossSite } from '@/lib/request-origin';
import { smallForm } from '@/lib/request-body';
import { readToken } from '../model/signed-link-tokens';
import { createPrivacyRequest } from './create-privacy-request';
import { withdrawAll } from './withdraw-all-consents';

const headers = { 'Cache-Control': 'no-store' };

/** The actions of the buttons on the page that a mail's privacy link opens. */
export const privacyActions = ['withdraw', 'access', 'erasure'] as const;
export type PrivacyAction = (typeof privacyActions)[number];

export const isPrivacyAction = (value: unknown): value is PrivacyAction =>
  privacyActions.some((action) => action === value);

/**
 * POST /api/privacy/<token>: a button on the page that a mail's privacy link opens; opening the link (GET) changes
 * nothing. Redirects to the page (303), which shows the result; 400, 403, 404 or 503 with a code and a message.
 */
export async function actOnPrivacyLink(
  cms: () => Promise<Payload>,
  token: string,
  request: Request,
): Promise<Response> {
  if (isCrossSite(request.headers)) {
    return refusal(403, 'cross-site', 'Press the button on our page');
  }
  const pointer = readToken(token);
  if (pointer?.purpose !== 'privacy' || pointer.isExpired) {
    return refusal(404, 'not-found', 'This link does not work');
  }
  const form = await smallForm(request);
  const asked = form?.get('lng');
  const locale = typeof asked === 'string' && isLocale(asked) ? asked : 'vi';
  const action = form?.get('action');
  if (!isPrivacyAction(action)) {
    return refusal(400, 'bad-request', 'Say which action');
  }
  try {
    const payload = await cms();
    const isDone =
      action === 'withdraw'
        ? await withdrawAll(payload, pointer.id)
        : await createPrivacyRequest(payload, pointer.id, action);
    // An erased lead counts as success: what its person wanted has been done.
    if (!isDone) log.info('privacy.lead-already-erased', { action });
    const path = localizedPath(locale, `/privacy/${token}`);
    const location = `${path}?done=${action}`;
    return new Response(null, { status: 303, headers: { ...headers, Location: location } });
  } catch (error) {
    log.error('privacy.not-changed', errorFields(error));
    return refusal(503, 'unavailable', 'Try again in a moment');
  }
}
