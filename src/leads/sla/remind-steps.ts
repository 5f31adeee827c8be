import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { officeNow } from '@/lib/office-hours';
import { log } from '@/lib/log';
import type { Session } from '@/lib/database-of';
import { type NewMail, queueMails } from '../jobs/queue-mails';
import { recordLeadEvent } from '../model/record-event';
import { sqlList } from '../model/sql-list';
import { inTransaction } from '../model/transaction';
import { openStages } from '../schema/open-stages';
import { alertRecipients } from './alert-recipients';
import { slaSettings, type SlaSettings } from './settings';

type Due = { id: number; owner: string | null };

/** Leads that one transaction reminds of. */
const AT_ONCE = 100;

/** All that one look finds is in a person's first mail. */
const TOGETHER_SECONDS = 3;

/** Steps that are due, marked in the same statement, as `escalate.ts` marks late leads. */
async function mark(session: Session): Promise<Due[]> {
  const { rows } = await session.execute<Due>(sql`
    UPDATE leads SET next_step_reminded_at = now() WHERE id IN (
      SELECT id FROM leads
      WHERE next_step_at <= now() AND next_step_reminded_at IS NULL
        AND stage::text IN (${sqlList(openStages)})
      ORDER BY next_step_at LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, (SELECT email FROM users
      WHERE users.id = coalesce(next_step_owner_id, owner_id)) AS owner`);
  return rows;
}

async function remind(payload: Payload, settings: SlaSettings): Promise<number> {
  const due = await inTransaction(payload, async (_req, session) => {
    const leads = await mark(session);
    if (leads.length === 0) return leads;
    const all = await alertRecipients(session, settings);
    const mails = leads.flatMap(({ id, owner }): NewMail[] => {
      // Nobody's is everybody's; without any colleague the team's address hears of it.
      const told = owner === null ? all : [owner];
      const addresses: (string | null)[] = told.length > 0 ? told : [null];
      return addresses.map((to) => ({ kind: 'next-step', locale: 'vi', to, lead: id }));
    });
    await queueMails(session, mails, { startAfter: TOGETHER_SECONDS });
    await recordLeadEvent(
      session,
      ...leads.map(({ id }) => ({ lead: id, kind: 'step-reminded' as const })),
    );
    return leads;
  });
  if (due.length > 0) log.info('step.reminded', { leads: due.length });
  return due.length;
}

/**
 * Tells people of next steps that are due, in office hours alone: what falls due outside them is told at the next
 * opening (ADR-0040). Where no hours are set, at the time itself. Mark and mails commit together: each step is
 * told once. Mails to one person are gathered when they are sent (`leads/mail/gather.ts`).
 */
export async function remindOfSteps(payload: Payload): Promise<void> {
  const settings = await slaSettings(payload);
  const { open, opensAt } = officeNow(new Date(), settings.hours);
  if (!open && opensAt) return;
  while ((await remind(payload, settings)) === AT_ONCE);
}
