import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Session } from '@/lib/payload-database';
import { sqlList } from '../model/sql-in-list';
import { inTransaction } from '../model/in-transaction';
import { lockPeople } from './match-leads-of-same-person';
import { recordLeadEvent } from '../model/record-lead-event';

type Row = { id: number; person: string; emailKey: string | null; phoneE164: string | null };

async function leadsWhere(session: Session, condition: SQL): Promise<Row[]> {
  const { rows } = await session.execute<Row>(sql`
    SELECT id, person, email_key AS "emailKey", phone_e164 AS "phoneE164" FROM leads
    WHERE person IS NOT NULL AND ${condition} ORDER BY id`);
  return rows;
}

/** All leads of these people; a lock keeps other leads from joining them meanwhile. */
async function lockedGroup(session: Session, ids: readonly number[]): Promise<Row[]> {
  const group = sql`person IN (SELECT person FROM leads WHERE id IN (${sqlList(ids)}))`;
  const seen = await leadsWhere(session, group);
  await lockPeople(
    session,
    seen.flatMap(({ emailKey, phoneE164 }) => [emailKey, phoneE164]),
  );
  return leadsWhere(session, group);
}

/**
 * Merges the people of some leads by hand: every lead of those people gets the person of the oldest lead. Nothing
 * else in the leads is changed.
 * @returns how many leads moved; 0 when all belong to one person already, or when there are fewer than two leads
 */
export function mergePeople(
  payload: Payload,
  leadIds: readonly number[],
  actor: number | null,
): Promise<number> {
  if (leadIds.length < 2) return Promise.resolve(0);
  return inTransaction(payload, async (_req, session) => {
    const group = await lockedGroup(session, leadIds);
    const first = group[0];
    const moved = group.filter(({ person }) => person !== first?.person);
    if (!first || moved.length === 0) return 0;
    await session.execute(sql`
      UPDATE leads SET person = ${first.person}, updated_at = now()
      WHERE id IN (${sqlList(moved.map(({ id }) => id))})`);
    await recordLeadEvent(
      session,
      ...moved.map(({ id, person }) => ({
        lead: id,
        kind: 'merged' as const,
        actor,
        data: { with: first.id, from: person },
      })),
      { lead: first.id, kind: 'merged', actor, data: { with: moved[0]?.id ?? null } },
    );
    return moved.length;
  });
}

/**
 * Separates one lead by hand from the person it was grouped with.
 *
 * @returns false when there is no such lead, or its person has no other lead
 */
export function splitPerson(
  payload: Payload,
  leadId: number,
  actor: number | null,
): Promise<boolean> {
  return inTransaction(payload, async (_req, session) => {
    const group = await lockedGroup(session, [leadId]);
    const lead = group.find(({ id }) => id === leadId);
    if (!lead || group.length < 2) return false;
    await session.execute(sql`
      UPDATE leads SET person = ${randomUUID()}, updated_at = now() WHERE id = ${leadId}`);
    await recordLeadEvent(session, {
      lead: leadId,
      kind: 'split',
      actor,
      data: { from: lead.person },
    });
    return true;
  });
}
