import type { Payload } from 'payload';
import { errorFields, log } from '@/lib/log';
import { inSpan } from '@/lib/tracing';
import { saysDatabaseAway } from '../model/database-away';
import { judgeForm } from './acceptance';
import { answer } from './answer';
import { limitForm } from './limit-form';
import type { Outcome, PostedForm } from './outcome';
import { readForm } from './read-form';
import { keepForReview } from './rejected-submissions';
import { storeForm } from './store-form';
import { validateForm } from './validate-form';

/**
 * Handles a posted form, from the raw request to the response: reads, stores and answers it. JSON for
 * `Accept: application/json`, otherwise a redirect or a page, so that the form works as plain HTML. Never
 * answers 500: after any failure the sender gets a clear message and keeps the typed input.
 */
export async function handlePost(
  cms: () => Promise<Payload>,
  kind: string,
  request: Request,
): Promise<Response> {
  const read = await readForm(kind, request);
  if (read.type !== 'posted') return answer(read);
  // The kind is one of ours here; the requested one may be anything.
  return inSpan('form.intake', { attributes: { 'form.kind': read.kind } }, async (note) => {
    const outcome = await takeForm(read, cms);
    note({ 'form.outcome': outcome.type });
    return answer(outcome);
  });
}

/** Stores a form in the database or, while that is away, on the disk (ADR-0032). */
async function takeForm(form: PostedForm, cms: () => Promise<Payload>): Promise<Outcome> {
  try {
    return await runSteps(form, await cms());
  } catch (error) {
    log.error('lead.not-stored', { kind: form.kind, ...errorFields(error) });
    if (!saysDatabaseAway(error)) return { type: 'rejected', form, notice: 'unavailable' };
  }
  try {
    return await runSteps(form, null);
  } catch (error) {
    log.error('lead.not-kept', { kind: form.kind, ...errorFields(error) });
    return { type: 'rejected', form, notice: 'unavailable' };
  }
}

/**
 * The steps for a form once it is read; each step takes the result of the step before.
 * @param payload null while the database is away; each step documents what it does without one
 * @throws when the database is away, or the disk can not be written; nothing has been stored then
 */
async function runSteps(form: PostedForm, payload: Payload | null): Promise<Outcome> {
  const checked = await inSpan('form.validate', {}, () => validateForm(form, payload));
  const limited = await inSpan('form.limit', {}, () => limitForm(checked, payload));
  const judged = await inSpan('form.judge', {}, () => judgeForm(limited, payload));
  const stored = await inSpan('form.store', {}, () => storeForm(judged, payload));
  return inSpan('form.keep-for-review', {}, () => keepForReview(stored, payload));
}
