import { sql } from 'drizzle-orm';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';
import { storedFacts } from '@/cms/access/stored-email-and-role';
import type { User } from '@/payload-types';
import { LEAD_ASSIGNED, LEAD_UNASSIGNED } from '../model/lead-codes';
import { actorOf, recordLeadEvent } from '../model/record-lead-event';
import { sessionOf } from '@/lib/payload-database';

/**
 * Removes an account as the owner of its leads when it loses access to leads, so that colleagues see them as
 * unassigned. Mentions of the account are marked as seen, and mails about them are not sent.
 */
async function giveBack(req: PayloadRequest, user: number): Promise<void> {
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<{ id: number }>(sql`
    UPDATE leads SET owner_id = NULL, status = ${LEAD_UNASSIGNED}, assigned_at = NULL,
      next_step_reminded_at = CASE WHEN next_step_owner_id IS NOT NULL THEN next_step_reminded_at END,
      updated_at = now() WHERE owner_id = ${user} RETURNING id`);
  // Next steps of the account are transferred to the owner of their lead.
  await session.execute(sql`
    UPDATE leads SET next_step_owner_id = NULL, next_step_reminded_at = NULL, updated_at = now()
    WHERE next_step_owner_id = ${user}`);
  await session.execute(sql`
    UPDATE lead_mentions SET seen_at = now() WHERE user_id = ${user} AND seen_at IS NULL`);
  await session.execute(sql`
    DELETE FROM mails WHERE kind = 'mention' AND status::text IN ('pending', 'failed', 'kept', 'restored')
      AND "to" = (SELECT email FROM users WHERE id = ${user})`);
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

export const unassignLeads: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await giveBack(req, Number(id));
  // Deletes assignment rules that name this account: a rule must have an owner, so the database would otherwise refuse
  // to delete the account.
  const session = await sessionOf(req.payload, req);
  await session.execute(sql`DELETE FROM lead_settings_rules WHERE owner_id = ${Number(id)}`);
};

const worksAtDesk = (role: User['role']): boolean => role === 'sales' || role === 'admin';

/** Removes assigned leads from an account that can no longer see leads. */
export const unassignOnLeaving: CollectionAfterChangeHook<User> = async ({
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || !worksAtDesk(previousDoc.role)) return;
  const stored = await storedFacts(req, previousDoc.id);
  if (stored && !worksAtDesk(stored.role)) await giveBack(req, previousDoc.id);
};
