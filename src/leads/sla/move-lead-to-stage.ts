import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Session } from '@/lib/payload-database';
import type { Lead, User } from '@/payload-types';
import { changeLead, lockLead } from '../model/change-lead';
import { inTransaction } from '../model/in-transaction';
import { hasLetter } from './mark-lead-answered';
import { UNANSWERED } from './reply-deadline-hooks';

type Stage = Lead['stage'];

/**
 * Why a move is refused: no such lead, the lead is in another stage by now, another move came later, or a letter was
 * sent since the move counted as its first answer.
 */
export type MoveRefusal = 'no-lead' | 'changed' | 'nothing-to-undo' | 'letter-sent';

/** The result of a move; `change` is the event in the history that undo refers to. */
export type MoveOutcome = { refused: MoveRefusal } | { change: number };

type StageChange = { id: number; from: Stage; to: Stage };

async function lastStageChange(session: Session, id: number): Promise<StageChange | undefined> {
  const { rows } = await session.execute<StageChange>(sql`
    SELECT id, data ->> 'from' AS "from", data ->> 'to' AS "to" FROM lead_events
    WHERE lead_id = ${id} AND kind = 'stage' ORDER BY id DESC LIMIT 1`);
  return rows[0];
}

/**
 * Moves a lead to another stage with all hooks of a save of its form: a move out of "new" may be its first answer.
 * @param from the stage that the colleague has seen; a lead that has left it is not moved
 */
export function moveStage(
  payload: Payload,
  id: number,
  { from, to }: { from: Stage; to: Stage },
  user: User,
): Promise<MoveOutcome> {
  return inTransaction<MoveOutcome>(payload, async (req, session) => {
    const lead = await lockLead(session, id);
    if (!lead) return { refused: 'no-lead' };
    if (lead.stage !== from) return { refused: 'changed' };
    await changeLead(payload, req, { id, user }, { data: { stage: to } });
    const change = await lastStageChange(session, id);
    return change ? { change: change.id } : { refused: 'changed' };
  });
}

/** Whether the lead's first answer was recorded by this move. */
async function isAnsweredBy(session: Session, lead: number, move: StageChange): Promise<boolean> {
  const { rows } = await session.execute<{ isIts: boolean }>(sql`
    SELECT id > ${move.id} AND data ->> 'stage' = ${move.from} AS "isIts" FROM lead_events
    WHERE lead_id = ${lead} AND kind = 'responded' ORDER BY id DESC LIMIT 1`);
  return rows[0]?.isIts === true;
}

/**
 * Undoes the last move of a lead, and the first answer that the move recorded, and restores the earlier due time.
 * Refused when a colleague has moved the lead since.
 * @param change the move to undo
 */
export function undoMove(
  payload: Payload,
  id: number,
  change: number,
  user: User,
): Promise<MoveOutcome> {
  return inTransaction<MoveOutcome>(payload, async (req, session) => {
    const lead = await lockLead(session, id);
    if (!lead) return { refused: 'no-lead' };
    const move = await lastStageChange(session, id);
    if (move?.id !== change || lead.stage !== move.to) return { refused: 'nothing-to-undo' };
    const isAnswered = Boolean(lead.first_response_at);
    const takesAnswer = isAnswered && (await isAnsweredBy(session, id, move));
    if (takesAnswer && (await hasLetter(session, id))) return { refused: 'letter-sent' };
    // Undoing a move to "new" takes the lead out of "new" again, which must not be recorded as a first answer.
    const context = takesAnswer || !isAnswered ? { [UNANSWERED]: true } : {};
    await changeLead(payload, req, { id, user }, { data: { stage: move.from }, context });
    const undone = await lastStageChange(session, id);
    return { change: undone?.id ?? change };
  });
}
