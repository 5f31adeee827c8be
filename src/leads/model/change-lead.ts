import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { Session } from '@/lib/payload-database';
import type { Lead, User } from '@/payload-types';

type Stage = Lead['stage'];
type LockedLead = { owner_id: number | null; stage: Stage; first_response_at: unknown };

/** Reads a lead and locks its row until the commit; null when there is no such lead. */
export async function lockLead(session: Session, leadId: number): Promise<LockedLead | null> {
  const { rows } = await session.execute<LockedLead>(sql`
    SELECT owner_id, stage, first_response_at FROM leads WHERE id = ${leadId} FOR UPDATE`);
  return rows[0] ?? null;
}

type Change = {
  data: { owner?: number; stage?: Stage };
  context?: Record<string, unknown>;
};

/** Changes a lead as a colleague, in the transaction of `req`, with all hooks that a save of its form runs. */
export async function changeLead(
  payload: Payload,
  { transactionID }: PayloadRequest,
  { id, user }: { id: number; user: User },
  { data, context = {} }: Change,
): Promise<void> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' }, context }, payload);
  req.transactionID = transactionID;
  await payload.update({ collection: 'leads', id, data, depth: 0, req });
}
