import type { Payload } from 'payload';
import { errorFields, log } from '@/lib/log';
import { refusal } from '@/lib/refusal';
import { type FormKind, isFormKind } from '../schema/forms';
import { readEnvelope } from '../schema/submission';
import { cleanValues } from '../schema/validate';
import { isProof } from './proof-of-work';
import { storeLead } from './store-lead';
import { RegistrationClosedError } from '../tickets/register';
import { saysDatabaseAway } from '../model/database-away';
import { accept } from './acceptance';
import { type Asked, challenge, fieldErrors, notice, thanks, tooLarge, tooMany } from './answer';
import { BodyTooLargeError } from '../http/limited-body';
import { clientAddress, isCrossSite, localeOfPage, touchOfPage } from '../http/origin';
import { countAttempt, countPost } from '../http/rate-limit';
import { keepForm } from './keep-form';
import { type PostedForm, readBody, takesFile } from './read-form';
import { findEventChoices, judgeForm } from './validate-form';

/** How long, in seconds, to wait before trying again when the database is away. */
const RETRY_SOON = 15;

async function bodyOf(
  request: Request,
  kind: FormKind,
  wantsJson: boolean,
): Promise<PostedForm | Response> {
  try {
    return await readBody(request, kind);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) {
      return refusal(400, 'unreadable', 'Send a form: urlencoded, multipart or JSON');
    }
    // Only a file makes a person's form as large as that; its page's language is in its address.
    if (!wantsJson && takesFile(kind)) return tooLarge(localeOfPage(request.headers));
    return refusal(413, 'too-large', 'A form may have 64 KiB at most, 25 MiB with its file');
  }
}

/** A readable form: judged, stored, answered. Throws when the database is away. */
async function judgeAndStore(
  payload: Payload,
  asked: Asked,
  posted: PostedForm,
  address: string,
): Promise<Response> {
  const { kind, envelope } = asked;
  const event =
    kind === 'get-ticket' && envelope.event
      ? await findEventChoices(payload, envelope.event, envelope.locale)
      : null;
  const { errors, isValid, submission } = judgeForm(asked, posted, event);
  const isClosed = kind === 'get-ticket' && !event;
  const valid = !isClosed && isValid;
  const wait = await countPost(payload, valid ? 'accepted' : 'refused', address);
  if (wait !== null) {
    // Keeping a form is a write too: only as long as this address may still send wrong ones.
    const mayKeep = valid && (await countPost(payload, 'refused', address)) === null;
    return notice(mayKeep ? payload : null, asked, 'rate-limited', wait);
  }
  if (isClosed) return notice(payload, asked, 'closed');
  if (!valid) return fieldErrors(payload, asked, errors);
  const acceptance = await accept(posted, submission, (proof) => isProof(payload, proof));
  if (!acceptance) return challenge();
  const { outcome, leadId, place } = await storeLead(payload, submission, acceptance);
  if (outcome === 'conflict') return notice(payload, asked, 'conflict');
  log.info('lead.acknowledged', { kind, lead: leadId, outcome });
  return thanks(asked, leadId, place);
}

/** The answer to a form that was taken without the database, or that could be judged without it; null when neither. */
async function keptWithout(
  asked: Asked,
  posted: PostedForm,
  address: string,
): Promise<Response | null> {
  try {
    return await keepForm(asked, posted, address);
  } catch (error) {
    log.error('lead.not-kept', { kind: asked.kind, ...errorFields(error) });
    return null;
  }
}

/**
 * A posted form, from bytes to answer. JSON for `Accept: application/json`, otherwise a redirect, so
 * that the form works as plain HTML. While the database is away it is kept on the disk (ADR-0032). Never
 * answers 500: whatever fails, the sender is told plainly and keeps what was typed.
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
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  const address = clientAddress(request.headers);
  const wait = await countAttempt(address);
  if (wait !== null) return tooMany(localeOfPage(request.headers), wantsJson, wait);
  const posted = await bodyOf(request, kind, wantsJson);
  if (posted instanceof Response) return posted;

  const asked: Asked = {
    kind,
    envelope: readEnvelope({ ...touchOfPage(request.headers), ...posted.raw }),
    values: cleanValues(kind, posted.raw),
    wantsJson,
  };
  let payload: Payload | null = null;
  try {
    payload = await cms();
    return await judgeAndStore(payload, asked, posted, address);
  } catch (error) {
    if (payload && error instanceof RegistrationClosedError) {
      return notice(payload, asked, 'closed');
    }
    log.error('lead.not-stored', { kind, ...errorFields(error) });
    const answer = saysDatabaseAway(error) ? await keptWithout(asked, posted, address) : null;
    return answer ?? notice(null, asked, 'unavailable', RETRY_SOON);
  }
}
