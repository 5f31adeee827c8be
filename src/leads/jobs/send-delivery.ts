import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { DeliveryTarget } from '../model/delivery-targets';
import { type CrmJob, crmQueues } from './crm-queues';
import type { Session } from '@/lib/database-of';
import { queue } from './boss';
import { DELIVERY_QUEUE, type DeliveryJob } from './queues';

/** Puts a delivery's job into the queue of its target, in the caller's transaction. */
export async function sendDelivery(
  session: Session,
  { id, target }: { id: number; target: DeliveryTarget },
): Promise<void> {
  const boss = await queue();
  const options = { db: fromDrizzle(session, sql) };
  if (target === 'webhook') {
    await boss.send(DELIVERY_QUEUE, { deliveryId: id } satisfies DeliveryJob, options);
  } else {
    await boss.send(crmQueues[target], { deliveryId: id, failures: 0 } satisfies CrmJob, options);
  }
}
