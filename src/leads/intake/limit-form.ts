import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { memoryLimit } from '@/lib/memory-limit';
import { countPost } from '../http/rate-limit';
import type { RejectedForm, ValidForm } from './outcome';

let countKept: ReturnType<typeof memoryLimit> | undefined;

/** Without a database only valid forms are counted, in memory: nothing is written for any other. */
function countInMemory(state: ValidForm | RejectedForm): Promise<number | null> {
  if (state.type !== 'valid') return Promise.resolve(null);
  countKept ??= memoryLimit('kept', env().FORM_RATE_LIMIT);
  return countKept(state.form.address);
}

/**
 * Step: counts a form for its sender's address. Valid forms and others have limits of their own (D26).
 *
 * @returns the state that was given, or a rejection where it is one too many
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
  // Keeping a form for review is a write too: only as long as this address may still send invalid ones.
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
