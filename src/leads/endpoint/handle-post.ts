import type { Payload } from 'payload';
import { errorFields, log } from '@/lib/log';
import { isPhoneOf } from '../schema/foreign-phone';
import { isFormKind } from '../schema/forms';
import { readEnvelope } from '../schema/submission';
import { cleanValues, findErrors } from '../schema/validate';
import { storeLead } from '../submit/store-lead';
import { fieldErrors, notice, refusal, thanks } from './answers';
import { campaignOf, clientAddress, isCrossSite } from './origin';
import { countPost } from './rate-limit';
import { BodyTooLargeError, readBody } from './read-body';

/** How long, in seconds, to wait before trying again when the database is away. */
const RETRY_SOON = 15;

async function bodyOf(request: Request): Promise<Record<string, string> | Response> {
  try {
    return await readBody(request);
  } catch (error) {
    return error instanceof BodyTooLargeError
      ? refusal(413, 'too-large', 'A form may have 64 KiB at most')
      : refusal(400, 'unreadable', 'Send a form: urlencoded, multipart or JSON');
  }
}

/**
 * A posted form, from bytes to answer. JSON for `Accept: application/json`, otherwise a redirect, so
 * that the form works as plain HTML. Never answers 500: whatever fails, the sender is told plainly and
 * keeps what was typed.
 */
export async function handlePost(
  cms: () => Promise<Payload>,
  kind: string,
  request: Request,
): Promise<Response> {
  if (!isFormKind(kind)) return refusal(404, 'unknown-form', 'There is no such form');
  if (isCrossSite(request.headers)) {
    return refusal(403, 'cross-site', 'Forms are taken from this site only');
  }
  const raw = await bodyOf(request);
  if (raw instanceof Response) return raw;

  const envelope = readEnvelope({ ...campaignOf(request.headers), ...raw });
  const values = cleanValues(kind, raw);
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  const asked = { kind, envelope, wantsJson };
  const address = clientAddress(request.headers);
  let payload: Payload | null = null;
  try {
    payload = await cms();
    const errors = findErrors(kind, values, isPhoneOf);
    const valid = Object.keys(errors).length === 0;
    const wait = await countPost(payload, valid ? 'accepted' : 'refused', address);
    if (wait !== null) {
      // Keeping a form is a write too: only as long as this address may still send wrong ones.
      const mayKeep = valid && (await countPost(payload, 'refused', address)) === null;
      return await notice(mayKeep ? payload : null, asked, values, 'rate-limited', wait);
    }
    if (!valid) return await fieldErrors(payload, asked, values, errors);
    const { outcome, leadId } = await storeLead(payload, { kind, values, envelope });
    if (outcome === 'conflict') return await notice(payload, asked, values, 'conflict');
    log.info('lead.acknowledged', { kind, lead: leadId, outcome });
    return thanks(asked);
  } catch (error) {
    log.error('lead.not-stored', { kind, ...errorFields(error) });
    return notice(null, asked, values, 'unavailable', RETRY_SOON);
  }
}
