import type { Payload } from 'payload';
import { errorFields, log } from '@/lib/log';
import { refusal } from '@/lib/refusal';
import { isPhoneOf } from '../schema/foreign-phone';
import { type FormKind, isFormKind } from '../schema/forms';
import { readEnvelope, type Submission } from '../schema/submission';
import { askedValues, cleanValues, findErrors, TICKED } from '../schema/validate';
import { isProof } from './proof-of-work';
import { storeLead } from './store-lead';
import { suspicionOf } from './suspicion';
import { RegistrationClosedError } from '../tickets/register';
import { type Asked, challenge, fieldErrors, notice, thanks, tooLarge, tooMany } from './answers';
import { findEventChoices } from './event-choices';
import { BodyTooLargeError } from '../http/limited-body';
import { clientAddress, isCrossSite, localeOfPage, touchOfPage } from '../http/origin';
import { countAttempt, countPost } from '../http/rate-limit';
import type { PostedForm } from './posted-form';
import { readBody, takesFile } from './read-body';
import { judgeResume } from './resume-file';

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

/**
 * Whether the form came so fast that its browser is asked to work before it is taken. Only one that says
 * it can is asked; any other is taken and held for review.
 */
const isTooFast = (submission: Submission, proven: boolean): boolean =>
  suspicionOf(submission, Date.now(), { proven }) === 'too-fast';

/** A readable form: judged, stored, answered. Throws when the database is away. */
async function judgeAndStore(
  payload: Payload,
  asked: Asked,
  posted: PostedForm,
  address: string,
): Promise<Response> {
  const { kind, envelope, values } = asked;
  const event =
    kind === 'get-ticket' && envelope.event
      ? await findEventChoices(payload, envelope.event, envelope.locale)
      : null;
  const resume = judgeResume(kind === 'career' ? posted.file : null);
  const errors = findErrors(kind, values, {
    isForeignPhone: isPhoneOf,
    event: event ?? undefined,
    resume: resume.verdict,
  });
  const isClosed = kind === 'get-ticket' && !event;
  const valid = !isClosed && Object.keys(errors).length === 0;
  const wait = await countPost(payload, valid ? 'accepted' : 'refused', address);
  if (wait !== null) {
    // Keeping a form is a write too: only as long as this address may still send wrong ones.
    const mayKeep = valid && (await countPost(payload, 'refused', address)) === null;
    return notice(mayKeep ? payload : null, asked, 'rate-limited', wait);
  }
  if (isClosed) return notice(payload, asked, 'closed');
  if (!valid) return fieldErrors(payload, asked, errors);
  const submission: Submission = {
    kind,
    envelope,
    values: askedValues(kind, { ...values, resume: resume.name }, event ?? undefined),
    ...(resume.file ? { files: { resume: resume.file } } : {}),
  };
  const proven = posted.raw.proof ? await isProof(payload, posted.raw.proof) : false;
  if (posted.raw.canProve === TICKED && isTooFast(submission, proven)) return challenge();
  const { outcome, leadId, place } = await storeLead(payload, submission, { proven });
  if (outcome === 'conflict') return notice(payload, asked, 'conflict');
  log.info('lead.acknowledged', { kind, lead: leadId, outcome });
  return thanks(asked, leadId, place);
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
    return notice(null, asked, 'unavailable', RETRY_SOON);
  }
}
