import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Session } from '@/lib/payload-database';
import type { User } from '@/payload-types';
import { type LeadEvent, recordLeadEvent } from '../model/record-lead-event';
import { inTransaction } from '../model/in-transaction';
import { type TimeProblem, timeProblem } from '../schema/validate-next-step-time';

/** The next step of a lead: what is done, when, and by whom. With `owner` null it belongs to the owner of the lead. */
export type NextStep = { text: string; at: Date; owner: number | null };

/**
 * Why an action on a next step is refused: no such lead, it has no step, the step has changed since, nothing can be
 * undone, the chosen owner may not answer leads, or the time can not be planned.
 */
export type StepRefusal =
  | 'no-lead'
  | 'no-step'
  | 'changed'
  | 'nothing-to-undo'
  | 'not-staff'
  | TimeProblem;

/**
 * The result of an action on a next step; `change` is the id of the step's last change in the history, null when
 * there is none.
 */
export type StepOutcome = { refused: StepRefusal } | { change: number | null };

/** The colleague who acts, and the last change of the step that they have seen; null: none (optimistic lock). */
export type Actor = { user: User; seen: number | null };

type Stored = {
  text: string | null;
  at: string | null;
  owner: number | null;
  reminded: string | null;
};

/** A next step before a change, as the history keeps it for undo. */
type Before = Pick<Stored, 'at' | 'owner' | 'reminded'>;

const iso = (column: string) =>
  sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Reads the next step of a lead, with its row locked until the commit. */
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

const changes = sql`('step-set', 'step-moved', 'step-done', 'step-dropped', 'step-undone')`;

export type StepChange = { id: number; kind: string; text: string; data: Before };

/** The last change of a lead's step; null when there was none. */
export async function lastStepChange(session: Session, leadId: number): Promise<StepChange | null> {
  const { rows } = await session.execute<StepChange>(sql`
    SELECT id, kind::text, text, data FROM lead_events
    WHERE lead_id = ${leadId} AND kind IN ${changes} ORDER BY id DESC LIMIT 1`);
  return rows[0] ?? null;
}

async function recordChange(session: Session, event: LeadEvent): Promise<StepOutcome> {
  const [change = null] = await recordLeadEvent(session, event);
  return { change };
}

/** Minutes since 1970: form inputs have no seconds. */
const minuteOf = (at: Date | string): number => Math.floor(new Date(at).getTime() / 60_000);

/**
 * Sets or changes the next step of a lead: with the same text it is postponed, with another text it is a new step. An
 * identical step changes nothing. A new time or owner resets the reminder. An overdue step may keep its time.
 */
export function setNextStep(
  payload: Payload,
  leadId: number,
  { text, at, owner }: NextStep,
  { user, seen }: Actor,
): Promise<StepOutcome> {
  return inTransaction<StepOutcome>(payload, async (_req, session) => {
    const stored = await lockStep(session, leadId);
    if (!stored) return { refused: 'no-lead' };
    if (owner !== null && !(await isStaff(session, owner))) return { refused: 'not-staff' };
    const keepsTime = stored.at !== null && minuteOf(stored.at) === minuteOf(at);
    const next = { text, at: keepsTime && stored.at ? stored.at : at.toISOString(), owner };
    const last = (await lastStepChange(session, leadId))?.id ?? null;
    const isSameTime = keepsTime && stored.owner === owner;
    if (isSameTime && stored.text === text) return { change: last };
    if (last !== seen) return { refused: 'changed' };
    const problem = keepsTime ? null : timeProblem(at);
    if (problem) return { refused: problem };
    await write(session, leadId, { ...next, reminded: isSameTime ? stored.reminded : null });
    const isMoved = stored.text === text;
    return recordChange(session, {
      lead: leadId,
      kind: isMoved ? 'step-moved' : 'step-set',
      actor: user.id,
      data: { ...(isMoved ? beforeOf(stored) : {}), next: next.at, to: owner },
      text,
    });
  });
}

/** Ends the next step of a lead: completed, or removed without completing it. */
export function endNextStep(
  payload: Payload,
  leadId: number,
  kind: 'step-done' | 'step-dropped',
  { user, seen }: Actor,
): Promise<StepOutcome> {
  return inTransaction<StepOutcome>(payload, async (_req, session) => {
    const stored = await lockStep(session, leadId);
    if (!stored) return { refused: 'no-lead' };
    if (!stored.text) return { refused: 'no-step' };
    const last = await lastStepChange(session, leadId);
    if ((last?.id ?? null) !== seen) return { refused: 'changed' };
    await write(session, leadId, { text: null, at: null, owner: null, reminded: null });
    const event: LeadEvent = { lead: leadId, kind, actor: user.id, text: stored.text };
    return recordChange(session, { ...event, data: beforeOf(stored) });
  });
}

/**
 * Undoes the last change of a next step, if the client has seen that change and it postponed, completed or removed the
 * step. The step is restored as it was; a reminder that was sent is not sent again.
 */
export function undoNextStep(
  payload: Payload,
  leadId: number,
  { user, seen }: Actor,
): Promise<StepOutcome> {
  return inTransaction<StepOutcome>(payload, async (_req, session) => {
    if (!(await lockStep(session, leadId))) return { refused: 'no-lead' };
    const last = await lastStepChange(session, leadId);
    if (last?.id !== seen || last.kind === 'step-set' || last.kind === 'step-undone') {
      return { refused: 'nothing-to-undo' };
    }
    const { at, owner, reminded } = last.data;
    // The owner of the restored step may have lost access to leads. Then the step belongs to the owner of the lead.
    const isThere = owner !== null && (await isStaff(session, owner));
    await write(session, leadId, { text: last.text, at, owner: isThere ? owner : null, reminded });
    return recordChange(session, {
      lead: leadId,
      kind: 'step-undone',
      actor: user.id,
      data: { next: at },
      text: last.text,
    });
  });
}
