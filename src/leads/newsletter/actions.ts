import type { Payload } from 'payload';
import { isLocale, localizedPath } from '@/i18n/locales';
import { errorFields, log } from '@/lib/log';
import { readToken, type Token } from '../tokens';
import { confirmSubscription, unsubscribe, withdrawConsent } from './subscription';

const headers = { 'Cache-Control': 'no-store' };

/** What a newsletter link does when its button is pressed; null for a link of another kind. */
function carryOut(payload: Payload, { purpose, id }: Token): Promise<boolean> | null {
  if (purpose === 'confirm') return confirmSubscription(payload, id);
  if (purpose === 'unsubscribe') return unsubscribe(payload, id);
  if (purpose === 'withdraw') return withdrawConsent(payload, id);
  return null;
}

/**
 * POST /api/newsletter/<token>: the button of the link's page, or a mail program's one-click
 * unsubscription (RFC 8058), which is answered without a page. Following a link changes nothing: programs
 * that look into mails follow every one.
 */
export async function actOnLink(
  cms: () => Promise<Payload>,
  token: string,
  request: Request,
): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const isOneClick = form?.get('List-Unsubscribe') === 'One-Click';
  const asked = form?.get('lng');
  const locale = typeof asked === 'string' && isLocale(asked) ? asked : 'vi';
  const pointer = readToken(token);
  try {
    const isDone = pointer ? await carryOut(await cms(), pointer) : null;
    if (isOneClick) {
      return Response.json({ done: isDone === true }, { status: isDone ? 200 : 404, headers });
    }
    const location = localizedPath(locale, `/newsletter/${token}`);
    const query = isDone ? '?done=true' : '';
    return new Response(null, { status: 303, headers: { ...headers, Location: location + query } });
  } catch (error) {
    log.error('newsletter.not-changed', errorFields(error));
    const body = { code: 'unavailable', message: 'Try again in a moment' };
    return Response.json(body, { status: 503, headers });
  }
}
