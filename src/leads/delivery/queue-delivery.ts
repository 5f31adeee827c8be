import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { env } from '@/lib/env';
import { connectorNames, connectors } from './crm-connectors';
import { sendDelivery } from '../jobs/delivery-jobs';
import type { Session } from '@/lib/database-of';
import type { DeliveryTarget } from '../model/delivery-targets';

/** The systems that the environment names. */
const targets = (): DeliveryTarget[] => [
  ...(env().LEAD_WEBHOOK_URL ? (['webhook'] as const) : []),
  ...connectorNames.filter((name) => connectors[name].isConfigured()),
];

/**
 * Records, in the caller's transaction, that a lead is to be delivered to each system that is configured,
 * and the jobs. A held one has no job until a person lets it through.
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
