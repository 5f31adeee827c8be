import { parseCookie } from 'cookie';
import type { Payload } from 'payload';
import { isLocale, localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { errorFields, log } from '@/lib/write-log-line';
import { refusal } from '@/lib/json-error-response';
import { smallForm } from '@/lib/request-body';
import { clientAddress, isCrossSite } from '@/lib/request-origin';
import { plainPage } from '../http/html-page-without-scripts';
import { countAttempt } from '../http/rate-limit-of-visitor-posts';
import { NO_SCRIPT } from '../model/suspicion-labels';
import { readToken } from '../model/signed-link-tokens';
import { thankYouPath } from '../schema/thank-you-path';
import { RECEIPT_COOKIE } from './form-receipt-cookie';
import { slugOf } from './read-posted-form';
import { releaseLead } from './release-suspected-lead';

/** The minimum time in which a person sends a form and then presses the button on the next page. */
const MIN_PRESS_DELAY_MS = 1500;

const noStore = { 'Cache-Control': 'no-store' };

/**
 * Releases a lead that waits for its sender's confirmation. Nothing changes when the button was pressed too fast, or
 * when the lead is held for another reason.
 */
async function release(payload: Payload, leadId: number) {
  const lead = await payload.findByID({
    collection: 'leads',
    id: leadId,
    depth: 0,
    disableErrors: true,
    select: { kind: true, suspicion: true, createdAt: true },
  });
  const isSlow = lead && Date.now() - Date.parse(lead.createdAt) >= MIN_PRESS_DELAY_MS;
  if (isSlow && lead.suspicion === NO_SCRIPT) await releaseLead(payload, leadId);
  return lead;
}

/** The error page when the confirmation button is pressed without a valid cookie, or its lead was deleted. */
function tooLate(locale: Locale): Response {
  const t = getT(locale, 'forms');
  const html = plainPage({
    locale,
    title: t('thankYou.confirm.expiredTitle'),
    text: t('thankYou.confirm.expired'),
    link: { text: t('kept.home'), href: localizedPath(locale, '/') },
  });
  const headers = { ...noStore, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(html, { status: 410, headers });
}

async function isWaiting(payload: Payload, leadId: number): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'tickets',
    where: { lead: { equals: leadId }, status: { equals: 'waiting' } },
  });
  return totalDocs > 0;
}

/**
 * POST /api/forms/confirm: the confirmation button on the thank-you page, after a form that was sent without
 * JavaScript. Releases the lead that the visitor's receipt cookie names, and redirects to the thank-you page (303). 403
 * from another site, 400 for a body that is no form, 410 without a valid cookie or its lead, 429 beyond the limit of
 * posts, 503 after an error of the database.
 */
export async function confirmForm(
  cms: () => Promise<Payload>,
  request: Request,
): Promise<Response> {
  const { headers } = request;
  if (isCrossSite(headers)) return refusal(403, 'cross-site', 'Press the button on our page');
  const retryAfter = await countAttempt(clientAddress(headers));
  if (retryAfter !== null) {
    return refusal(429, 'rate-limited', 'Wait a moment', { 'Retry-After': String(retryAfter) });
  }
  const form = await smallForm(request);
  if (!form) return refusal(400, 'unreadable', 'Send a form');
  const asked = form.get('lng');
  const locale = typeof asked === 'string' && isLocale(asked) ? asked : 'vi';
  const token = readToken(parseCookie(headers.get('cookie') ?? '')[RECEIPT_COOKIE] ?? '');
  if (token?.purpose !== 'receipt' || token.isExpired) return tooLate(locale);
  try {
    const payload = await cms();
    const lead = await release(payload, token.id);
    if (!lead) return tooLate(locale);
    const waits = lead.kind === 'get-ticket' && (await isWaiting(payload, token.id));
    const path = thankYouPath(lead.kind, slugOf(form.get('event')), waits ? 'waiting' : undefined);
    const location = localizedPath(locale, path);
    return new Response(null, { status: 303, headers: { ...noStore, Location: location } });
  } catch (error) {
    log.error('lead.not-confirmed', errorFields(error));
    return refusal(503, 'unavailable', getT(locale, 'forms')('notice.unavailable'));
  }
}
