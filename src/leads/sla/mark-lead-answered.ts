import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Lead, User } from '@/payload-types';
import type { Session } from '@/lib/payload-database';
import { changeLead, lockLead } from '../model/change-lead';
import { inTransaction } from '../model/in-transaction';
import { ANSWERED, UNANSWERED } from './reply-deadline-hooks';

type Stage = Lead['stage'];

/** The stage of a lead after it was marked as answered. */
const stageAfter = (stage: Stage): Stage => (stage === 'new' ? 'contacted' : stage);

/**
 * Records that a lead has been answered; the first click counts. A new lead moves on to "contacted".
 * @returns false when there is no such lead, or it was already answered
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

/** Why an answer can not be undone: none is recorded, the lead has changed since, or a letter was sent. */
export type UndoRefusal = 'not-answered' | 'later-stage' | 'letter-sent';

/** The stage of a lead before it was answered. An earlier release did not record it and treated every lead as new. */
async function stageBefore(session: Session, id: number): Promise<Stage> {
  const { rows } = await session.execute<{ stage: Stage | null }>(sql`
    SELECT data ->> 'stage' AS stage FROM lead_events
    WHERE lead_id = ${id} AND kind = 'responded' AND data ->> 'undone' IS NULL
    ORDER BY id DESC LIMIT 1`);
  return rows[0]?.stage ?? 'new';
}

/** Whether a letter was sent to a lead; then its answer can not be undone. */
export async function hasLetter(session: Session, id: number): Promise<boolean> {
  const { rows } = await session.execute(sql`
    SELECT 1 FROM mails WHERE lead_id = ${id} AND kind = 'sales-letter' AND status = 'sent' LIMIT 1`);
  return rows.length > 0;
}

/**
 * Undoes an answer that was recorded by mistake: the lead counts as unanswered, with its earlier due time and its
 * earlier stage. Its owner stays, because the answer did not change it.
 *
 * @returns why it can not be undone, or null on success
 */
export function unanswerLead(
  payload: Payload,
  id: number,
  user: User,
): Promise<UndoRefusal | null> {
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
 * Makes a colleague the owner of a lead, if its owner is still the one that the colleague saw, or nobody.
 * @returns false when there is no such lead, or it has got another owner meanwhile
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
