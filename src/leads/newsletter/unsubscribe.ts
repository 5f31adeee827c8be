import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type Locale, storedLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { Session } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { withdrawConsents } from '../privacy/withdraw-consents';
import { sqlList } from '../model/sql-in-list';
import { inTransaction } from '../model/in-transaction';
import {
  type LeadOfAddress,
  lockLeadsBeside,
  lockLeadsOf,
  removeFromNewsletter,
} from '../model/lock-leads-of-email';

/** Withdraws the marketing consent of these leads and unsubscribes their e-mail address. */
async function stopMarketing(
  session: Session,
  leads: readonly LeadOfAddress[],
  { email, locale }: { email: string | null; locale: Locale },
): Promise<void> {
  const text = getT(locale, 'mails')('withdraw');
  const leadIds = leads.map(({ id }) => id);
  const said = { purposes: ['marketing'], text, locale } as const;
  const withdrawn = await withdrawConsents(session, leadIds, said);
  await removeFromNewsletter(session, email, leadIds);
  if (withdrawn.length > 0) log.info('consent.withdrawn', { leads: withdrawn.join(' ') });
}

/**
 * Unsubscribes a subscriber, and withdraws every marketing consent of the e-mail address, from whichever form. Earlier
 * consents stay on record. Idempotent.
 *
 * @returns false when there is no such subscriber
 */
export async function unsubscribe(payload: Payload, id: number): Promise<boolean> {
  const isDone = await inTransaction(payload, async (_req, session) => {
    // Leads are locked before subscribers, as in every transaction, so that none deadlock. The e-mail address is safe
    // to read before the lock: it never changes.
    const { rows } = await session.execute<{ email: string; locale: string }>(sql`
      SELECT email, locale FROM subscribers WHERE id = ${id}`);
    const subscriber = rows[0];
    if (!subscriber) return false;
    const { email } = subscriber;
    const leads = await lockLeadsOf(session, email);
    await stopMarketing(session, leads, { email, locale: storedLocale(subscriber.locale) });
    return true;
  });
  if (isDone) log.info('newsletter.unsubscribed', { subscriber: id });
  return isDone;
}

/**
 * Withdraws marketing consent through the link in a mail about one lead: for all leads of the e-mail address, and it
 * unsubscribes the newsletter. Earlier consents stay on record. Idempotent.
 * @returns false when there is no such lead, or none of these leads was ever asked for consent
 */
export function withdrawConsent(payload: Payload, leadId: number): Promise<boolean> {
  return inTransaction(payload, async (_req, session) => {
    const leads = await lockLeadsBeside(session, leadId);
    const lead = leads.find(({ id }) => id === leadId);
    if (!lead) return false;
    const { rows: asked } = await session.execute(sql`
      SELECT 1 FROM consents WHERE lead_id IN (${sqlList(leads.map(({ id }) => id))})
        AND purpose = 'marketing' LIMIT 1`);
    if (asked.length === 0) return false;
    await stopMarketing(session, leads, { email: lead.email, locale: storedLocale(lead.locale) });
    return true;
  });
}
