import { queue } from './boss';
import { DELIVERY_QUEUE } from './queues';
import { workersRun } from './worker-health';

/** Whether this process's queue client runs, finds its queue, and takes jobs. */
export async function queueIsReady(): Promise<boolean> {
  const boss = await queue();
  return (await boss.getQueue(DELIVERY_QUEUE)) !== null && workersRun(boss);
}
