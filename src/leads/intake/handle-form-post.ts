import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { errorFields, log } from '@/lib/write-log-line';
import { inSpan } from '@/lib/start-tracing-span';
import { env } from '@/lib/env';
import { isDatabaseUnavailableError } from '@/lib/database-connection-errors';
import { memoryLimit } from '@/lib/memory-rate-limit';
import { countPost } from '../http/rate-limit-of-visitor-posts';
import { spoolForm } from '../spool/spool-forms-on-disk';
import { RegistrationClosedError } from '../tickets/register-tickets';
import { judgeForm } from './judge-form-suspicion';
import { answer } from './response-to-form-post';
import type {
  AcceptedForm,
  ChallengedForm,
  Outcome,
  PostedForm,
  RejectedForm,
  ValidForm,
} from './posted-form-types';
import { readForm } from './read-posted-form';
import { keepForReview } from './keep-rejected-form-input';
import { serializeSpooledLead } from './spooled-form-format';
import { storeLead } from './store-lead';
import { validateForm } from './validate-form';

/**
 * Handles a posted form from the raw request to the response. The response is JSON for `Accept: application/json`.
 * Otherwise it is a redirect or a page, so that the form works without JavaScript. It is never a 500: after any
 * failure the sender gets a clear message and keeps the typed input.
 */
export async function handlePost(
  cms: () => Promise<Payload>,
  kind: string,
  request: Request,
): Promise<Response> {
  const read = await readForm(kind, request);
  if (read.type !== 'posted') return answer(read);
  // The tracing span names the parsed kind of form, which is one of six; the requested kind may be any string.
  return inSpan('form.intake', { attributes: { 'form.kind': read.kind } }, async (note) => {
    const outcome = await takeForm(read, cms);
    note({ 'form.outcome': outcome.type });
    return answer(outcome);
  });
}

/** Stores a form in the database or, while the database is down, on the disk (ADR-0032). */
async function takeForm(form: PostedForm, cms: () => Promise<Payload>): Promise<Outcome> {
  try {
    return await runSteps(form, await cms());
  } catch (error) {
    log.error('lead.not-stored', { kind: form.kind, ...errorFields(error) });
    if (!isDatabaseUnavailableError(error)) {
      return { type: 'rejected', form, notice: 'unavailable' };
    }
  }
  try {
    return await runSteps(form, null);
  } catch (error) {
    log.error('lead.not-kept', { kind: form.kind, ...errorFields(error) });
    return { type: 'rejected', form, notice: 'unavailable' };
  }
}

/**
 * Runs the steps of handling a form after it was read; each step takes the result of the step before.
 * @param payload null while the database is down; each step documents what it does without one
 * @throws when the database is down, the disk can not be written, or a file can not be judged; nothing is stored then
 */
async function runSteps(form: PostedForm, payload: Payload | null): Promise<Outcome> {
  const checked = await inSpan('form.validate', {}, () => validateForm(form, payload));
  const limited = await inSpan('form.limit', {}, () => limitForm(checked, payload));
  const judged = await inSpan('form.judge', {}, () => judgeForm(limited, payload));
  const stored = await inSpan('form.store', {}, () => storeForm(judged, payload));
  if (stored.type !== 'rejected') return stored;
  return inSpan('form.keep-for-review', {}, () => keepForReview(stored, payload));
}

let countKept: ReturnType<typeof memoryLimit> | undefined;

/**
 * The rate limiter while the database is down. It counts valid forms only, in memory, because invalid forms are not
 * stored then.
 */
function countInMemory(state: ValidForm | RejectedForm): Promise<number | null> {
  if (state.type !== 'valid') return Promise.resolve(null);
  countKept ??= memoryLimit('kept', env().FORM_RATE_LIMIT);
  return countKept(state.form.address);
}

/**
 * A step of handling a form: counts it for its sender's IP address. Valid and invalid forms have separate limits (D26).
 * @returns the given state, or a rejection if the limit is exceeded
 */
async function limitForm(
  state: ValidForm | RejectedForm,
  payload: Payload | null,
): Promise<ValidForm | RejectedForm> {
  const { form, values } = state;
  const isValid = state.type === 'valid';
  const retryAfter =
    payload === null
      ? await countInMemory(state)
      : await countPost(payload, isValid ? 'accepted' : 'refused', form.address);
  if (retryAfter === null) return state;
  // Whether a rejected form may be stored for review. Storing it is a database write, so the IP address must not have
  // exceeded the limit of invalid forms.
  const mayKeep =
    payload && isValid && (await countPost(payload, 'refused', form.address)) === null;
  return {
    type: 'rejected',
    form,
    notice: 'rate-limited',
    retryAfter,
    values: mayKeep ? values : undefined,
  };
}

/**
 * Stores an accepted form in the database.
 * @throws errors of the database
 */
async function storeInDatabase(payload: Payload, state: AcceptedForm): Promise<Outcome> {
  const { form, values, submission, acceptance } = state;
  const { kind } = form;
  try {
    const { outcome, leadId, place } = await storeLead(payload, submission, acceptance);
    if (outcome === 'conflict') return { type: 'rejected', form, notice: 'conflict', values };
    log.info('lead.acknowledged', { kind, lead: leadId, outcome });
    return { type: 'stored', form, leadId, place };
  } catch (error) {
    if (!(error instanceof RegistrationClosedError)) throw error;
    return { type: 'rejected', form, notice: 'closed', values };
  }
}

/**
 * Stores an accepted form on the disk, encrypted.
 * @throws SpoolFullError, or an error of the file system; nothing is kept then
 */
async function keepOnDisk({ form, submission, acceptance }: AcceptedForm): Promise<Outcome> {
  const keptSince = new Date();
  const { envelope } = submission;
  // A form without a key gets a new one, by which retries find the lead that they have stored already. Its content is
  // compared with earlier leads too, as for any form.
  const keyed = { ...submission, envelope: { ...envelope, key: envelope.key ?? randomUUID() } };
  await spoolForm(
    serializeSpooledLead({ submission: keyed, acceptance: { ...acceptance, keptSince } }),
    keptSince,
  );
  log.info('lead.kept', { kind: form.kind });
  return { type: 'kept', form };
}

/** The step that stores an accepted form; on the disk while the database is unavailable (ADR-0032). */
async function storeForm(
  state: AcceptedForm | RejectedForm | ChallengedForm,
  payload: Payload | null,
): Promise<Outcome> {
  if (state.type !== 'accepted') return state;
  return payload ? storeInDatabase(payload, state) : keepOnDisk(state);
}
