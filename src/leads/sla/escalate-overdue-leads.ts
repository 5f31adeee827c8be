import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Payload } from 'payload';
import { log } from '@/lib/write-log-line';
import { recordLeadEvent } from '../model/record-lead-event';
import { type NewMail, queueMails } from '../jobs/queue-new-mails';
import { queue } from '../jobs/queue-client';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';
import { ALERT_QUEUE, type AlertJob, type AlertLevel } from '../jobs/reply-deadline-queues';
import { slaSettings } from './reply-time-settings';
import { alertRecipients } from './overdue-alert-recipients';

type Due = { id: number; owner: string | null };

/** The maximum number of leads in one transaction; `escalate` repeats it until all are marked. */
const BATCH_SIZE = 100;

/**
 * Marks leads that need an alert of this level and returns them, in one statement, so that other processes and later
 * runs skip them (SKIP LOCKED). An overdue lead needs no warning any more. The lock is FOR NO KEY UPDATE: rows that
 * refer to the lead, such as a mail being written, lock only its key and must not cause the lead to be skipped.
 */
const mark: Record<AlertLevel, (session: Session) => Promise<{ rows: Due[] }>> = {
  'due-soon': (session) =>
    session.execute<Due>(
      sql`
    UPDATE leads SET warned_at = now() WHERE id IN (
      SELECT id FROM leads
      WHERE warn_at <= now() AND due_at > now() AND warned_at IS NULL
        AND first_response_at IS NULL AND stage = 'new'
      ORDER BY due_at LIMIT ${BATCH_SIZE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, (SELECT email FROM users WHERE users.id = owner_id) AS owner`,
    ),
  late: (session) =>
    session.execute<Due>(
      sql`
    UPDATE leads SET escalated_at = now(), warned_at = coalesce(warned_at, now()) WHERE id IN (
      SELECT id FROM leads
      WHERE due_at <= now() AND escalated_at IS NULL
        AND first_response_at IS NULL AND stage = 'new'
      ORDER BY due_at LIMIT ${BATCH_SIZE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, (SELECT email FROM users WHERE users.id = owner_id) AS owner`,
    ),
};

/**
 * How many seconds the mails are delayed, so that both levels and all leads of one run are combined into one mail per
 * person.
 */
const SAME_ALERT_WINDOW_SECONDS = 3;

const kinds = { 'due-soon': 'lead-due-soon', late: 'lead-late' } as const;

async function alert(payload: Payload, level: AlertLevel): Promise<number> {
  const settings = await slaSettings(payload);
  const due = await inTransaction(payload, async (_req, session) => {
    const { rows: leads } = await mark[level](session);
    if (leads.length === 0) return leads;
    const all = await alertRecipients(session, settings);
    const mails = leads.flatMap(({ id, owner }): NewMail[] => {
      // The recipients of an alert. A warning goes to the owner of the lead, even an admin who is not in sales; an
      // overdue lead goes to its owner, all of sales and the manager. A lead without an owner goes to all of sales
      // and the manager. Without any of them the team's address is used.
      const own = owner === null ? [] : [owner];
      const told = level === 'due-soon' && owner !== null ? own : [...new Set([...own, ...all])];
      const addresses: (string | null)[] = told.length > 0 ? told : [null];
      return addresses.map((to) => ({ kind: kinds[level], locale: 'vi', to, lead: id }));
    });
    await queueMails(session, mails, { startAfter: SAME_ALERT_WINDOW_SECONDS });
    await recordLeadEvent(
      session,
      ...leads.map(({ id }) => ({ lead: id, kind: 'escalated' as const, data: { level } })),
    );
    if (settings.alertUrl) {
      const boss = await queue();
      const jobs = leads.map(({ id }) => ({ data: { leadId: id, level } satisfies AlertJob }));
      await boss.insert(ALERT_QUEUE, jobs, { db: fromDrizzle(session, sql) });
    }
    return leads;
  });
  if (due.length > 0) log.info('sla.alerted', { alert: level, leads: due.length });
  return due.length;
}

/**
 * Warns owners of leads that are due soon, and all of sales of overdue leads. Mark, mails and webhook jobs commit
 * together: each alert is sent once, even if a process is killed or several run. Mails to one person are combined
 * when they are sent (`src/leads/mail/which-mails-are-combined.ts`).
 */
export async function escalate(payload: Payload): Promise<void> {
  while ((await alert(payload, 'late')) === BATCH_SIZE);
  while ((await alert(payload, 'due-soon')) === BATCH_SIZE);
}
