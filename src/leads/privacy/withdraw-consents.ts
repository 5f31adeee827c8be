import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import type { Consent } from '@/payload-types';
import { connectorNames, connectors } from '../delivery/configured-crms';
import { queue } from '../jobs/queue-client';
import type { Session } from '@/lib/payload-database';
import { sqlList } from '../model/sql-in-list';
import { SECONDS_UNDER_WAY, WITHDRAWAL_QUEUE, type WithdrawalJob } from '../jobs/privacy-queues';

type Withdrawal = {
  purposes: readonly Consent['purpose'][];
  /** The text of the button that the person clicked. */
  text: string;
  locale: Locale;
};

/** Queues a message about a withdrawal to the lead webhook, if the lead was, or may have been, delivered to it. */
async function tellWebhook(session: Session, leadId: number, consentIds: number[]): Promise<void> {
  if (!env().LEAD_WEBHOOK_URL) return;
  const { rows } = await session.execute(sql`
    SELECT 1 FROM deliveries
    WHERE lead_id = ${leadId} AND target = 'webhook' AND attempts > 0 LIMIT 1`);
  if (rows.length === 0) return;
  const boss = await queue();
  const job: WithdrawalJob = { leadId, consentIds, target: 'webhook' };
  await boss.send(WITHDRAWAL_QUEUE, job, { db: fromDrizzle(session, sql) });
}

/**
 * Queues a message about a withdrawal to every configured CRM, once for all leads of the person: a CRM may know the
 * person from a lead that retention has erased, and a CRM that does not know the person has nothing to do.
 */
async function tellCrms(session: Session, leadId: number, consentIds: number[]): Promise<void> {
  const boss = await queue();
  const options = { db: fromDrizzle(session, sql), startAfter: SECONDS_UNDER_WAY };
  for (const target of connectorNames) {
    if (!connectors[target].isConfigured()) continue;
    const job: WithdrawalJob = { leadId, consentIds, target };
    await boss.send(WITHDRAWAL_QUEUE, job, options);
  }
}

/**
 * Withdraws consents in the caller's transaction, which has locked the leads of one person: each granted consent gets a
 * new row in the ledger. When the consent to a reply is withdrawn, deliveries of the lead that were never attempted are
 * cancelled; others, if attempted again, say `granted: false`.
 *
 * @returns the leads with a withdrawn consent
 */
export async function withdrawConsents(
  session: Session,
  leadIds: readonly number[],
  { purposes, text, locale }: Withdrawal,
): Promise<number[]> {
  if (leadIds.length === 0) return [];
  const { rows } = await session.execute<{ id: number; lead: number; purpose: string }>(sql`
    INSERT INTO consents (lead_id, purpose, granted, text, locale, created_at, updated_at)
    SELECT latest.lead_id, latest.purpose, false, ${text}::text, ${locale}::text, now(), now()
    FROM (SELECT DISTINCT ON (lead_id, purpose) lead_id, purpose, granted FROM consents
      WHERE lead_id IN (${sqlList(leadIds)}) AND purpose::text IN (${sqlList(purposes)})
      ORDER BY lead_id, purpose, id DESC) latest
    WHERE latest.granted RETURNING id, lead_id AS lead, purpose::text AS purpose`);
  const unanswered = rows.flatMap(({ lead, purpose }) => (purpose === 'reply' ? lead : []));
  if (unanswered.length > 0) {
    await session.execute(sql`
      UPDATE deliveries SET status = 'skipped', last_result = 'WITHDRAWN', updated_at = now()
      WHERE lead_id IN (${sqlList(unanswered)}) AND status IN ('pending', 'held', 'failed')
        AND attempts = 0 AND remote IS NULL`);
  }
  const leads = [...new Set(rows.map(({ lead }) => lead))];
  for (const lead of leads) {
    const ids = rows.flatMap((row) => (row.lead === lead ? row.id : []));
    await tellWebhook(session, lead, ids);
  }
  const [first] = leads;
  if (first !== undefined) {
    await tellCrms(
      session,
      first,
      rows.map(({ id }) => id),
    );
  }
  return leads;
}
