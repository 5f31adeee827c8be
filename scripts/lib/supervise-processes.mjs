import { setTimeout as wait } from 'node:timers/promises';
import { log, PlainError } from './print-command-progress.mjs';
import { afterDeath } from './restart-policy.mjs';

/** The longest pause, in milliseconds, before another attempt to start a part that is retried for ever. */
const MAX_WAIT_MS = 10_000;

/**
 * Restarts a part of the site whenever it dies, until `signal` ends the watch.
 *
 * @param {object} part
 * @param {string} part.name `web server`, `database`
 * @param {string} part.lastLines where its log is, as the end of a sentence
 * @param {{ ended: Promise<number | string> }} part.running the instance that runs now; `ended` says how it ends
 * @param {() => Promise<{ ended: Promise<number | string> }>} part.start
 * @param {boolean} [part.isAwaited] it is retried for ever, while the others run without it
 * @param {AbortSignal} part.signal
 * @param {() => void | Promise<void>} [part.onDeath] called at once, before the wait
 * @param {() => number} [part.now] a monotonic clock
 * @param {(ms: number) => Promise<unknown>} [part.pause]
 * @throws PlainError when it has died too often
 */
export async function supervise({
  name,
  lastLines,
  running,
  start,
  isAwaited = false,
  signal,
  onDeath,
  now = () => performance.now(),
  pause = (ms) => wait(ms, undefined, { signal }),
}) {
  const deaths = [];
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve));
  for (let instance = running; ;) {
    const end = instance ? await Promise.race([instance.ended, stopped]) : 'not started';
    if (signal.aborted) return;
    instance = undefined;
    const diedAt = now();
    deaths.push(diedAt);
    const next = afterDeath(deaths, diedAt);
    if (isAwaited) next.waitMs ??= MAX_WAIT_MS;
    if (next.waitMs === undefined) {
      throw new PlainError(
        `The ${name} died ${next.deaths} times within a minute, so everything was stopped; ${lastLines}.`,
      );
    }
    log('error', 'supervisor.died', { part: name, end, deaths: next.deaths, waitMs: next.waitMs });
    try {
      await onDeath?.();
      await pause(next.waitMs);
      instance = await start();
      log('info', 'supervisor.restarted', { part: name, afterMs: Math.round(now() - diedAt) });
    } catch (error) {
      // A failed start counts as one more death, unless a stop interrupted it.
      if (signal.aborted) return;
      log('error', 'supervisor.not-started', { part: name, reason: error.message });
    }
    if (signal.aborted) return;
  }
}
