import { cms } from '@/content/register-cms-instance';
import { errorFields, log } from '@/lib/write-log-line';
import { refusal } from '@/lib/json-error-response';
import { limitedJson } from '@/lib/request-body';
import { clientAddress, isCrossSite } from '@/lib/request-origin';
import { countPost } from '@/leads/http/rate-limit-of-visitor-posts';
import { receiptBody } from '@/tracking/consent/consent-receipt-schema';
import { keepConsentReceipt } from '@/tracking/store/store-consent-receipt';

const headers = { 'Cache-Control': 'no-store' };
/** The maximum body size in bytes; a receipt has about 130. */
const MAX_BODY_BYTES = 1000;

const readReceipt = async (request: Request) =>
  receiptBody.safeParse(await limitedJson(request, MAX_BODY_BYTES)).data ?? null;

/**
 * POST /api/consent: stores the receipt of a visitor's choice (D19). Answers 204; sending the same receipt twice is
 * fine (idempotent).
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request.headers)) {
    return refusal(403, 'cross-site', 'Receipts are taken from this site only');
  }
  try {
    const payload = await cms();
    const wait = await countPost(payload, 'consent', clientAddress(request.headers));
    if (wait !== null) {
      return refusal(429, 'too-many', 'Wait a moment', { 'Retry-After': String(wait) });
    }
    const receipt = await readReceipt(request);
    if (!receipt) {
      const fields = 'id, version, analytics, marketing, support and language';
      return refusal(400, 'unreadable', `Send JSON with ${fields}, and nothing else`);
    }
    await keepConsentReceipt(payload, receipt);
    return new Response(null, { status: 204, headers });
  } catch (error) {
    log.error('consent.not-kept', errorFields(error));
    return refusal(503, 'unavailable', 'Try again in a moment');
  }
}
