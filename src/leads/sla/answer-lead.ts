import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Lead, User } from '@/payload-types';
import type { Session } from '@/lib/database-of';
import { changeLead, lockLead } from '../model/change-lead';
import { inTransaction } from '../model/transaction';
import { ANSWERED, UNANSWERED } from './deadline-hooks';

type Stage = Lead['stage'];

/** The stage in which "answered" leaves a lead. */
const stageAfter = (stage: Stage): Stage => (stage === 'new' ? 'contacted' : stage);

/**
 * Writes down that a lead has been answered, by whoever pressed first; a new one moves on to "contacted".
 *
 * @returns false when there is no such lead or somebody had answered already
 */
export function answerLead(payload: Payload, id: number, user: User): Promise<boolean> {
  return inTransaction(payload, async (req, session) => {
    const lead = await lockLead(session, id);
    if (!lead || lead.first_response_at) return false;
    const data = { stage: stageAfter(lead.stage) };
    await changeLead(payload, req, { id, user }, { data, context: { [ANSWERED]: true } });
    return true;
  });
}

/** Why an answer can not be taken back: none is noted, the work has gone on since, or a letter has gone out. */
export type UndoBar = 'not-answered' | 'later-stage' | 'letter-sent';

/** The stage that the answer found; an earlier release did not note it, and took every lead for a new one. */
async function stageBefore(session: Session, id: number): Promise<Stage> {
  const { rows } = await session.execute<{ stage: Stage | null }>(sql`
    SELECT data ->> 'stage' AS stage FROM lead_events
    WHERE lead_id = ${id} AND kind = 'responded' AND data ->> 'undone' IS NULL
    ORDER BY id DESC LIMIT 1`);
  return rows[0]?.stage ?? 'new';
}

/** Whether a letter has gone out to a lead, which is an answer that can not be taken back. */
export async function hasLetter(session: Session, id: number): Promise<boolean> {
  const { rows } = await session.execute(sql`
    SELECT 1 FROM mails WHERE lead_id = ${id} AND kind = 'sales-letter' AND status = 'sent' LIMIT 1`);
  return rows.length > 0;
}

/**
 * Takes back what was noted by mistake: the lead has not been answered, its clock runs on to the same due
 * time, and it has the stage that it had before. Its owner stays: the answer has not changed them.
 *
 * @returns what forbids it, or null once it is done
 */
export function unanswerLead(payload: Payload, id: number, user: User): Promise<UndoBar | null> {
  return inTransaction(payload, async (req, session) => {
    const lead = await lockLead(session, id);
    if (!lead?.first_response_at) return 'not-answered';
    const stage = await stageBefore(session, id);
    if (lead.stage !== stage && lead.stage !== stageAfter(stage)) return 'later-stage';
    if (await hasLetter(session, id)) return 'letter-sent';
    await changeLead(
      payload,
      req,
      { id, user },
      { data: { stage }, context: { [UNANSWERED]: true } },
    );
    return null;
  });
}

/**
 * Gives a lead to the colleague who takes it, if it still belongs to whom they saw: nobody, or somebody
 * who has not come to it.
 *
 * @returns false when there is no such lead or it has gone to somebody else meanwhile
 */
export function claimLead(
  payload: Payload,
  id: number,
  user: User,
  from: number | null,
): Promise<boolean> {
  return inTransaction(payload, async (req, session) => {
    const lead = await lockLead(session, id);
    if (!lead || lead.owner_id !== from) return false;
    await changeLead(payload, req, { id, user }, { data: { owner: user.id } });
    return true;
  });
}
