import { setTimeout as pause } from 'node:timers/promises';

const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

export type Wait = (ms: number) => Promise<unknown>;

/** The delay before a retry, in milliseconds: 1 s, 2 s, 4 s …, never more than 30 s (spec §7). */
export const waitBefore = (retry: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (retry - 1), MAX_WAIT_MS);

/**
 * Makes one attempt and up to three retries (spec §7). For reads only.
 * @throws the error of the last attempt
 */
export async function withRetries<T>(attempt: () => Promise<T>, wait: Wait = pause): Promise<T> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retry > MAX_RETRIES) throw error;
      await wait(waitBefore(retry));
    }
  }
}
