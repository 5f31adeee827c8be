import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { memoryLimit } from '@/lib/memory-rate-limit';
import { countPost } from '../http/rate-limit-of-form-posts';
import type { RejectedForm, ValidForm } from './posted-form-types';

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
