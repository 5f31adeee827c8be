import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { officeNow } from '@/lib/office-hours-arithmetic';
import { log } from '@/lib/write-log-line';
import type { Session } from '@/lib/payload-database';
import { type NewMail, queueMails } from '../jobs/queue-new-mails';
import { recordLeadEvent } from '../model/record-lead-event';
import { sqlList } from '../model/sql-in-list';
import { inTransaction } from '../model/in-transaction';
import { openStages } from '../schema/open-lead-stages';
import { alertRecipients } from './overdue-alert-recipients';
import { slaSettings, type SlaSettings } from './reply-time-settings';

type Due = { id: number; owner: string | null };

/** The maximum number of leads in one transaction. */
const BATCH_SIZE = 100;

/** How many seconds the mails are delayed, so that all steps of one run are combined into one mail per person. */
const SAME_REMINDER_WINDOW_SECONDS = 3;

/**
 * Marks due next steps and returns them, in one statement, so that each is reminded of once, as in
 * `escalate-overdue-leads.ts`.
 */
async function mark(session: Session): Promise<Due[]> {
  const { rows } = await session.execute<Due>(sql`
    UPDATE leads SET next_step_reminded_at = now() WHERE id IN (
      SELECT id FROM leads
      WHERE next_step_at <= now() AND next_step_reminded_at IS NULL
        AND stage::text IN (${sqlList(openStages)})
      ORDER BY next_step_at LIMIT ${BATCH_SIZE} FOR NO KEY UPDATE SKIP LOCKED)
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
      // The recipients of a reminder: the owner of the step. A step without an owner goes to all of sales and the
      // manager; without any of them the team's address is used.
      const told = owner === null ? all : [owner];
      const addresses: (string | null)[] = told.length > 0 ? told : [null];
      return addresses.map((to) => ({ kind: 'next-step', locale: 'vi', to, lead: id }));
    });
    await queueMails(session, mails, { startAfter: SAME_REMINDER_WINDOW_SECONDS });
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
 * Reminds owners of due next steps, in office hours only: for a step due outside them, at the next opening
 * (ADR-0040). Without configured office hours, at the time of the step. Mark and mails commit together: each reminder
 * is sent once. Mails to one person are combined when they are sent (`src/leads/mail/which-mails-are-combined.ts`).
 */
export async function remindOfSteps(payload: Payload): Promise<void> {
  const settings = await slaSettings(payload);
  const { open, opensAt } = officeNow(new Date(), settings.hours);
  if (!open && opensAt) return;
  while ((await remind(payload, settings)) === BATCH_SIZE);
}
