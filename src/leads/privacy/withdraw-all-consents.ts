import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { storedLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { log } from '@/lib/write-log-line';
import { recordLeadEvent } from '../model/record-lead-event';
import { staffMailKinds } from '../model/mail-kinds';
import { lockLeadsBeside, removeFromNewsletter } from '../model/lock-leads-of-email';
import { sqlList } from '../model/sql-in-list';
import { openStages } from '../schema/open-lead-stages';
import { inTransaction } from '../model/in-transaction';
import { withdrawConsents } from './withdraw-consents';

const staffKinds = sqlList(staffMailKinds);

/**
 * Withdraws all consents of a person, for all leads with the same e-mail address, in one transaction: each granted
 * purpose gets a new row in the ledger, the newsletter is unsubscribed, mails that were not sent are deleted, and open
 * leads get the stage "lost". Mails about a ticket continue: they are part of the registration.
 *
 * @returns false when there is no such lead; repeating it is harmless
 */
export function withdrawAll(payload: Payload, leadId: number): Promise<boolean> {
  return inTransaction(payload, async (_req, session) => {
    const leads = await lockLeadsBeside(session, leadId);
    const lead = leads.find(({ id }) => id === leadId);
    if (!lead) return false;
    const locale = storedLocale(lead.locale);
    const leadIds = leads.map(({ id }) => id);
    const ids = sqlList(leadIds);
    const withdrawn = await withdrawConsents(session, leadIds, {
      purposes: ['reply', 'marketing'],
      text: getT(locale, 'mails')('withdrawAll'),
      locale,
    });
    await removeFromNewsletter(session, lead.email, leadIds);
    // Mails are deleted, not marked: "send undeliverable mails again" must not pick them up.
    await session.execute(sql`
      DELETE FROM mails WHERE lead_id IN (${ids}) AND status <> 'sent'
        AND kind::text NOT IN (${staffKinds}) AND kind::text NOT LIKE 'ticket-%'`);
    await session.execute(sql`
      UPDATE leads SET stage = 'lost', updated_at = now()
      WHERE id IN (${ids}) AND stage::text IN (${sqlList(openStages)})`);
    await recordLeadEvent(
      session,
      ...withdrawn.map((id) => ({ lead: id, kind: 'withdrawn' as const })),
    );
    if (withdrawn.length > 0) {
      log.info('consent.withdrawn-all', { lead: leadId, leads: withdrawn.length });
    }
    return true;
  });
}
