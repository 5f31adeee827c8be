import type { PgBoss, Queue, QueueOptions } from 'pg-boss';

type Options = QueueOptions & Pick<Queue, 'deadLetter'>;

/**
 * 18 attempts: the first at once, the next after some 3 s, 6 s, 12 s … up to an hour apart, seven to eight
 * hours in all, so that an evening's outage on the other side is ridden out.
 */
export const retriesForHours = {
  retryLimit: 17,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  // A worker that dies stops its heartbeat: its job is somebody else's within half a minute.
  heartbeatSeconds: 10,
  expireInSeconds: 60,
} as const;

/** Creates a queue or brings its options up to date. */
export async function ensureQueue(boss: PgBoss, name: string, options?: Options): Promise<void> {
  await boss.createQueue(name, options);
  if (options) await boss.updateQueue(name, options);
}
