import { isCancelled } from '../errors';

const RETRIES = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Waits, or stops waiting when the request is cancelled. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

export const sleep: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The request was cancelled.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/** 1 s, 2 s, 4 s … never more than 30 s (spec §7). */
export const waitBefore = (retry: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (retry - 1), LONGEST_WAIT_MS);

/** Tries once and up to three times more; a cancelled request is not tried again. For reading only. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { wait = sleep, signal }: { wait?: Wait; signal?: AbortSignal } = {},
): Promise<T> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (isCancelled(error) || retry > RETRIES) throw error;
      await wait(waitBefore(retry), signal);
    }
  }
}
