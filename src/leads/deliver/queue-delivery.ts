import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Payload, PayloadRequest } from 'payload';
import { env } from '@/lib/env';
import { queue } from '../queue/boss';
import { DELIVERY_QUEUE, type DeliveryJob } from '../queue/queues';
import type { Session } from '../submit/transaction';

/**
 * Records, in the caller's transaction, that a lead is to be delivered, and its job; nothing while no
 * address is set. A held one has no job until a person lets it through.
 */
export async function queueDelivery(
  payload: Payload,
  req: PayloadRequest,
  session: Session,
  leadId: number,
  { held }: { held: boolean },
): Promise<void> {
  if (!env().LEAD_WEBHOOK_URL) return;
  const delivery = await payload.create({
    collection: 'deliveries',
    data: {
      lead: leadId,
      target: 'webhook',
      status: held ? 'held' : 'pending',
      attempts: 0,
      idempotencyKey: randomUUID(),
    },
    depth: 0,
    req,
  });
  if (held) return;
  const boss = await queue();
  await boss.send(DELIVERY_QUEUE, { deliveryId: delivery.id } satisfies DeliveryJob, {
    db: fromDrizzle(session, sql),
  });
}
