import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Session } from '@/lib/database-of';
import type { User } from '@/payload-types';
import { type LeadEvent, recordLeadEvent } from '../model/record-event';
import { inTransaction } from '../model/transaction';

/** What to do about a lead, when, and who does it; null: whoever has the lead. */
export type NextStep = { text: string; at: Date; owner: number | null };

/** Why a step stays as it is: no such lead, it has none, nothing can be taken back, or its owner is not of the desk. */
export type StepBar = 'no-lead' | 'no-step' | 'nothing-to-undo' | 'not-staff';

type Stored = {
  text: string | null;
  at: string | null;
  owner: number | null;
  reminded: string | null;
};

/** As a step stood before a change, in the history: from it the change is taken back. */
type Before = Pick<Stored, 'at' | 'owner' | 'reminded'>;

const iso = (column: string) =>
  sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The lead's step as it stands, for whoever comes first; others wait until he has committed. */
async function lockStep(session: Session, leadId: number): Promise<Stored | null> {
  const { rows } = await session.execute<Stored>(sql`
    SELECT next_step AS text, ${iso('next_step_at')} AS at, next_step_owner_id AS owner,
      ${iso('next_step_reminded_at')} AS reminded
    FROM leads WHERE id = ${leadId} FOR NO KEY UPDATE`);
  return rows[0] ?? null;
}

const write = (session: Session, leadId: number, { text, at, owner, reminded }: Stored) =>
  session.execute(sql`
    UPDATE leads SET next_step = ${text}::varchar, next_step_at = ${at}::timestamptz,
      next_step_owner_id = ${owner}::int, next_step_reminded_at = ${reminded}::timestamptz,
      updated_at = now() WHERE id = ${leadId}`);

async function isStaff(session: Session, user: number): Promise<boolean> {
  const { rows } = await session.execute(sql`
    SELECT 1 FROM users WHERE id = ${user} AND role IN ('sales', 'admin') FOR KEY SHARE`);
  return rows.length > 0;
}

const beforeOf = ({ at, owner, reminded }: Stored): Before => ({ at, owner, reminded });

/**
 * Sets the next step of a lead, or changes the one it has: the same words are moved, other words are another step. The
 * very same step again changes nothing. A new time or owner is reminded of anew.
 */
export function setNextStep(
  payload: Payload,
  leadId: number,
  { text, at, owner }: NextStep,
  user: User,
): Promise<StepBar | null> {
  return inTransaction(payload, async (_req, session) => {
    const stored = await lockStep(session, leadId);
    if (!stored) return 'no-lead';
    if (owner !== null && !(await isStaff(session, owner))) return 'not-staff';
    const next = { text, at: at.toISOString(), owner };
    const isSameTime = stored.at === next.at && stored.owner === owner;
    if (isSameTime && stored.text === text) return null;
    await write(session, leadId, { ...next, reminded: isSameTime ? stored.reminded : null });
    const isMoved = stored.text === text;
    await recordLeadEvent(session, {
      lead: leadId,
      kind: isMoved ? 'step-moved' : 'step-set',
      actor: user.id,
      data: { ...(isMoved ? beforeOf(stored) : {}), next: next.at, to: owner },
      text,
    });
    return null;
  });
}

/** Takes the step off a lead: it is done, or is not to be done any more. */
export function endNextStep(
  payload: Payload,
  leadId: number,
  kind: 'step-done' | 'step-dropped',
  user: User,
): Promise<StepBar | null> {
  return inTransaction(payload, async (_req, session) => {
    const stored = await lockStep(session, leadId);
    if (!stored) return 'no-lead';
    if (!stored.text) return 'no-step';
    await write(session, leadId, { text: null, at: null, owner: null, reminded: null });
    const event: LeadEvent = { lead: leadId, kind, actor: user.id, text: stored.text };
    await recordLeadEvent(session, { ...event, data: beforeOf(stored) });
    return null;
  });
}

const changes = sql`('step-set', 'step-moved', 'step-done', 'step-dropped', 'step-undone')`;

/**
 * Takes the last change back when it moved, ended or dropped a step: that step is the lead's again, as it stood; who
 * was reminded of it is not reminded once more.
 */
export function undoNextStep(
  payload: Payload,
  leadId: number,
  user: User,
): Promise<StepBar | null> {
  return inTransaction(payload, async (_req, session) => {
    if (!(await lockStep(session, leadId))) return 'no-lead';
    const { rows } = await session.execute<{ kind: string; text: string; data: Before }>(sql`
      SELECT kind::text, text, data FROM lead_events
      WHERE lead_id = ${leadId} AND kind IN ${changes} ORDER BY id DESC LIMIT 1`);
    const [last] = rows;
    if (!last || last.kind === 'step-set' || last.kind === 'step-undone') return 'nothing-to-undo';
    const { at, owner, reminded } = last.data;
    // An account that has left the desk meanwhile: the step is of whoever has the lead.
    const isThere = owner !== null && (await isStaff(session, owner));
    await write(session, leadId, { text: last.text, at, owner: isThere ? owner : null, reminded });
    await recordLeadEvent(session, {
      lead: leadId,
      kind: 'step-undone',
      actor: user.id,
      data: { next: at },
      text: last.text,
    });
    return null;
  });
}

/** The step that was ended last, while no other one has been set since; null when there is none. */
export async function endedStep(
  session: Session,
  leadId: number,
): Promise<{ text: string; at: string; isDone: boolean } | null> {
  const { rows } = await session.execute<{ kind: string; text: string; at: string }>(sql`
    SELECT kind::text, text, ${iso('at')} AS at FROM lead_events
    WHERE lead_id = ${leadId} AND kind IN ${changes} ORDER BY id DESC LIMIT 1`);
  const [last] = rows;
  if (!last || (last.kind !== 'step-done' && last.kind !== 'step-dropped')) return null;
  return { text: last.text, at: last.at, isDone: last.kind === 'step-done' };
}
