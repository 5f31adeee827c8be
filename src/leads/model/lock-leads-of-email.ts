import { sql } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import { sqlList } from './sql-in-list';

export type LeadOfAddress = { id: number; email: string | null; locale: string };

/** All leads of an e-mail address, locked in the same order in every transaction, to avoid deadlocks. */
export async function lockLeadsOf(session: Session, email: string): Promise<LeadOfAddress[]> {
  const { rows } = await session.execute<LeadOfAddress>(sql`
    SELECT id, email, locale FROM leads WHERE email_key = lower(btrim(${email}::text))
    ORDER BY id FOR UPDATE`);
  return rows;
}

/**
 * A lead and all other leads of its e-mail address, locked in the same order as by `lockLeadsOf`; empty when there is
 * no such lead.
 */
export async function lockLeadsBeside(session: Session, leadId: number): Promise<LeadOfAddress[]> {
  const { rows } = await session.execute<LeadOfAddress>(sql`
    SELECT id, email, locale FROM leads
    WHERE id = ${leadId} OR email_key = (SELECT email_key FROM leads WHERE id = ${leadId})
    ORDER BY id FOR UPDATE`);
  return rows.some(({ id }) => id === leadId) ? rows : [];
}

/** Unsubscribes the e-mail address of these leads from the newsletter; the time of the first unsubscription is kept. */
export async function removeFromNewsletter(
  session: Session,
  email: string | null,
  leadIds: readonly number[],
): Promise<void> {
  const isTheirs = leadIds.length > 0 ? sql`lead_id IN (${sqlList(leadIds)})` : sql`false`;
  await session.execute(sql`
    UPDATE subscribers SET status = 'unsubscribed', updated_at = now(),
      unsubscribed_at = coalesce(unsubscribed_at, now())
    WHERE ${isTheirs} OR email = lower(btrim(${email}::text))`);
}
