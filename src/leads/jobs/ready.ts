import type { Payload } from 'payload';
import { queue } from './boss';
import { schedulesRun } from './future-times';
import { DELIVERY_QUEUE } from './queues';
import { hasJustBegun, workersRun } from './worker-health';

/** Whether this process's queue client runs, finds its queue, takes jobs, and scheduled work goes on. */
export async function queueIsReady(payload: Payload): Promise<boolean> {
  const boss = await queue();
  return (
    (await boss.getQueue(DELIVERY_QUEUE)) !== null &&
    workersRun(boss) &&
    (hasJustBegun() || (await schedulesRun(payload)))
  );
}
