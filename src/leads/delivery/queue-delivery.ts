import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Payload, PayloadRequest } from 'payload';
import { env } from '@/lib/env';
import type { Session } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { inTrace } from '@/lib/start-tracing-span';
import { type CrmJob, crmQueues } from '../jobs/crm-queues';
import { queue } from '../jobs/queue-client';
import { DELIVERY_QUEUE, type DeliveryJob } from '../jobs/job-queues';
import type { DeliveryTarget } from '../model/delivery-targets';
import { inTransaction } from '../model/in-transaction';
import { connectorNames, connectors } from './configured-crms';

/** The systems that the environment configures. */
const targets = (): DeliveryTarget[] => [
  ...(env().LEAD_WEBHOOK_URL ? (['webhook'] as const) : []),
  ...connectorNames.filter((name) => connectors[name].isConfigured()),
];

/** Sends a delivery's job to the queue of its target, in the caller's transaction. */
export async function sendDelivery(
  session: Session,
  { id, target }: { id: number; target: DeliveryTarget },
): Promise<void> {
  const boss = await queue();
  const options = { db: fromDrizzle(session, sql) };
  if (target === 'webhook') {
    await boss.send(DELIVERY_QUEUE, inTrace<DeliveryJob>({ deliveryId: id }), options);
  } else {
    await boss.send(crmQueues[target], inTrace<CrmJob>({ deliveryId: id, failures: 0 }), options);
  }
}

/**
 * Creates, in the caller's transaction, a delivery of a lead and its job for each configured system.
 * @param options.held creates the deliveries without jobs; they wait until the lead is released
 */
export async function queueDelivery(
  payload: Payload,
  req: PayloadRequest,
  session: Session,
  leadId: number,
  { held }: { held: boolean },
): Promise<void> {
  for (const target of targets()) {
    const { id } = await payload.create({
      collection: 'deliveries',
      data: {
        lead: leadId,
        target,
        status: held ? 'held' : 'pending',
        attempts: 0,
        idempotencyKey: randomUUID(),
      },
      depth: 0,
      req,
    });
    if (!held) await sendDelivery(session, { id, target });
  }
}

type Row = Parameters<typeof sendDelivery>[1];

/**
 * Requeues a failed or held delivery: status and job change in one transaction, and concurrent requests create only
 * one job.
 * @returns false when there is no such delivery, or it is neither failed nor held
 */
export async function requeueDelivery(payload: Payload, id: number): Promise<boolean> {
  const requeued = await inTransaction(payload, async (_req, session) => {
    const { rows } = await session.execute<Row>(sql`
      UPDATE deliveries SET status = 'pending', updated_at = now()
      WHERE id = ${id} AND status IN ('failed', 'held') RETURNING id, target`);
    for (const row of rows) await sendDelivery(session, row);
    return rows.length > 0;
  });
  if (requeued) log.info('delivery.requeued', { delivery: id });
  return requeued;
}

/** Queues a lead's held deliveries, in the caller's transaction. */
export async function requeueHeldDelivery(session: Session, leadId: number): Promise<void> {
  const { rows } = await session.execute<Row>(sql`
    UPDATE deliveries SET status = 'pending', updated_at = now()
    WHERE lead_id = ${leadId} AND status = 'held' RETURNING id, target`);
  for (const row of rows) await sendDelivery(session, row);
}

/** Requeues every failed delivery. Returns how many. */
export async function requeueFailedDeliveries(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { status: { equals: 'failed' } },
    pagination: false,
    depth: 0,
    select: {},
  });
  let sent = 0;
  for (const { id } of docs) if (await requeueDelivery(payload, id)) sent += 1;
  return sent;
}
