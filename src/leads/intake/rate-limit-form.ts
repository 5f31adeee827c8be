import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { memoryLimit } from '@/lib/memory-rate-limit';
import { countPost } from '../http/rate-limit';
import type { RejectedForm, ValidForm } from './posted-form-states';

let countKept: ReturnType<typeof memoryLimit> | undefined;

/** Without a database only valid forms are counted, in memory: nothing is written for others. */
function countInMemory(state: ValidForm | RejectedForm): Promise<number | null> {
  if (state.type !== 'valid') return Promise.resolve(null);
  countKept ??= memoryLimit('kept', env().FORM_RATE_LIMIT);
  return countKept(state.form.address);
}

/**
 * Step: counts a form for its sender's address. Valid forms and others have separate limits (D26).
 * @returns the given state, or a rejection if the limit is exceeded
 */
export async function limitForm(
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
  // Storing a form for review is a write too, so it is done only while this IP address may still send invalid
  // forms.
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
