import type { Payload } from 'payload';
import { queue } from './queue-client';
import { schedulesRun } from './correct-future-times';
import { DELIVERY_QUEUE } from './job-queues';
import { hasJustBegun, workersRun } from './worker-health';

/** Readiness of the queue: the client runs and finds its queue, its workers take jobs, and schedules run. */
export async function queueIsReady(payload: Payload): Promise<boolean> {
  const boss = await queue();
  return (
    (await boss.getQueue(DELIVERY_QUEUE)) !== null &&
    workersRun(boss) &&
    (hasJustBegun() || (await schedulesRun(payload)))
  );
}
