import { vi } from 'vitest';

/**
 * Divides the timeouts of later requests by ten, so that tests need not wait for them.
 *
 * @returns the original timeouts in milliseconds, and a function that restores the real behaviour
 */
export function shortenLimits(): { set: number[]; end: () => void } {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const set: number[] = [];
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    set.push(ms);
    return timeout(ms / 10);
  });
  return { set, end: () => spy.mockRestore() };
}
