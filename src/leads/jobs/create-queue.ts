import type { PgBoss, Queue, QueueOptions } from 'pg-boss';

type Options = QueueOptions & Pick<Queue, 'deadLetter'>;

/**
 * 18 attempts with exponential back-off (3 s, 6 s, 12 s … up to an hour), seven to eight hours in all, which covers an
 * evening's outage of the receiver.
 */
export const retriesForHours = {
  retryLimit: 17,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  // The heartbeat of a dead worker stops; another worker gets its job within half a minute.
  heartbeatSeconds: 10,
  expireInSeconds: 60,
} as const;

/** Creates a queue or updates its options. */
export async function ensureQueue(boss: PgBoss, name: string, options?: Options): Promise<void> {
  await boss.createQueue(name, options);
  if (options) await boss.updateQueue(name, options);
}
