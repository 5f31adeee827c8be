import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { env } from '@/lib/env';
import { connectorNames, connectors } from './configured-crms';
import { sendDelivery } from './delivery-jobs';
import type { Session } from '@/lib/payload-database';
import type { DeliveryTarget } from '../model/delivery-targets';

/** The systems that the environment configures. */
const targets = (): DeliveryTarget[] => [
  ...(env().LEAD_WEBHOOK_URL ? (['webhook'] as const) : []),
  ...connectorNames.filter((name) => connectors[name].isConfigured()),
];

/**
 * Creates, in the caller's transaction, a delivery of a lead and its job for each configured system.
 * @param options.held creates the deliveries without jobs; they wait until staff release the lead
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
