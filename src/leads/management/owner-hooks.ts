import { sql } from 'drizzle-orm';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';
import type { User } from '@/payload-types';
import { LEAD_ASSIGNED, LEAD_UNASSIGNED } from '../model/lead-codes';
import { actorOf, recordLeadEvent } from '../model/record-event';
import { sessionOf } from '@/lib/database-of';

/** Leads of somebody who leaves the desk are nobody's again, so that a colleague sees them waiting. */
async function giveBack(req: PayloadRequest, user: number): Promise<void> {
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<{ id: number }>(sql`
    UPDATE leads SET owner_id = NULL, status = ${LEAD_UNASSIGNED}, assigned_at = NULL,
      next_step_reminded_at = CASE WHEN next_step_owner_id IS NOT NULL THEN next_step_reminded_at END,
      updated_at = now() WHERE owner_id = ${user} RETURNING id`);
  // A next step that was theirs falls to whoever has the lead.
  await session.execute(sql`
    UPDATE leads SET next_step_owner_id = NULL, next_step_reminded_at = NULL, updated_at = now()
    WHERE next_step_owner_id = ${user}`);
  const actor = actorOf(req);
  await recordLeadEvent(
    session,
    ...rows.flatMap(({ id: lead }) => [
      { lead, kind: 'assigned' as const, actor, data: { from: user, to: null } },
      {
        lead,
        kind: 'status' as const,
        actor,
        data: { from: LEAD_ASSIGNED, to: LEAD_UNASSIGNED },
      },
    ]),
  );
}

export const giveBackLeads: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await giveBack(req, Number(id));
  // A rule has to name somebody: with one that names this account the database would keep the account.
  const session = await sessionOf(req.payload, req);
  await session.execute(sql`DELETE FROM lead_settings_rules WHERE owner_id = ${Number(id)}`);
};

const worksAtDesk = (role: User['role'] | undefined): boolean =>
  role === 'sales' || role === 'admin';

/** Who no longer sees leads has none. */
export const giveBackOnLeaving: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (worksAtDesk(previousDoc?.role) && !worksAtDesk(doc.role)) await giveBack(req, doc.id);
  return doc;
};
