import type { Payload } from 'payload';
import { isLocale, localizedPath } from '@/i18n/locales';
import { errorFields, log } from '@/lib/write-log-line';
import { refusal } from '@/lib/json-error-response';
import { isCrossSite } from '@/lib/request-origin';
import { smallForm } from '@/lib/request-body';
import { readToken, type Token } from '../model/signed-link-tokens';
import { unsubscribe, withdrawConsent } from './unsubscribe';
import { confirmSubscription } from './subscribe-to-newsletter';

const headers = { 'Cache-Control': 'no-store' };

/** Performs the action of the button on a newsletter link's page; null for a link of another kind. */
function carryOut(payload: Payload, { purpose, id }: Token): Promise<boolean> | null {
  if (purpose === 'confirm') return confirmSubscription(payload, id);
  if (purpose === 'unsubscribe') return unsubscribe(payload, id);
  if (purpose === 'withdraw') return withdrawConsent(payload, id);
  return null;
}

/**
 * POST /api/newsletter/<token>: the button on the link's page, or a mail program's one-click unsubscription (RFC 8058),
 * which is answered without a page. Opening a link (GET) changes nothing, because mail scanners open every link.
 */
export async function actOnLink(
  cms: () => Promise<Payload>,
  token: string,
  request: Request,
): Promise<Response> {
  const pointer = readToken(token);
  if (!pointer) return refusal(404, 'not-found', 'This link does not work');
  const form = await smallForm(request);
  const isOneClick = form?.get('List-Unsubscribe') === 'One-Click';
  if (!isOneClick && isCrossSite(request.headers)) {
    return refusal(403, 'cross-site', 'Press the button on our page');
  }
  const asked = form?.get('lng');
  const locale = typeof asked === 'string' && isLocale(asked) ? asked : 'vi';
  try {
    const isDone = await carryOut(await cms(), pointer);
    if (isOneClick) {
      return Response.json({ done: isDone === true }, { status: isDone ? 200 : 404, headers });
    }
    const location = localizedPath(locale, `/newsletter/${token}`);
    const query = isDone ? '?done=true' : '';
    return new Response(null, { status: 303, headers: { ...headers, Location: location + query } });
  } catch (error) {
    log.error('newsletter.not-changed', errorFields(error));
    return refusal(503, 'unavailable', 'Try again in a moment');
  }
}
