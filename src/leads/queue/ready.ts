import { queue } from './boss';
import { DELIVERY_QUEUE } from './queues';

/** Whether this process's queue client runs and finds its queue. */
export async function queueIsReady(): Promise<boolean> {
  const boss = await queue();
  return (await boss.getQueue(DELIVERY_QUEUE)) !== null;
}
