import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { log } from '@/lib/write-log-line';
import { queueMails } from '../jobs/queue-new-mails';
import { queueDelivery } from '../delivery/queue-delivery';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';

/** Minimum time between two confirmation mails to one e-mail address. */
const CONFIRMATION_INTERVAL_MINUTES = 10;

type Row = { id: number; status: string; email: string; locale: Locale; lead_id: number };

/**
 * What a repeated sign-up changes for a known e-mail address: nothing once its owner has confirmed, because anybody can
 * type an e-mail address. The row keeps the confirmed sign-up.
 */
const signUpAgain = sql`
  lead_id = CASE subscribers.status WHEN 'confirmed' THEN subscribers.lead_id ELSE excluded.lead_id END,
  locale = CASE subscribers.status WHEN 'confirmed' THEN subscribers.locale ELSE excluded.locale END,
  status = CASE subscribers.status WHEN 'unsubscribed' THEN 'pending' ELSE subscribers.status END,
  updated_at = now()`;

async function wasMailedJustNow(session: Session, subscriberId: number): Promise<boolean> {
  const { rows } = await session.execute(sql`
    SELECT 1 FROM mails WHERE subscriber_id = ${subscriberId} AND kind = 'newsletter-confirm'
      AND status NOT IN ('held', 'skipped') AND created_at > now() - make_interval(mins => ${CONFIRMATION_INTERVAL_MINUTES}) LIMIT 1`);
  return rows.length > 0;
}

/**
 * Stores a newsletter sign-up and asks the e-mail address's owner to confirm it (double opt-in), in the caller's
 * transaction. A confirmed subscriber stays confirmed and gets no mail. A suspected sign-up for a known e-mail address
 * changes nothing until it is released.
 */
export async function subscribe(
  session: Session,
  leadId: number,
  { email, locale }: { email: string; locale: Locale },
  { held }: { held: boolean },
): Promise<void> {
  const { rows } = await session.execute<{ id: number; status: string }>(sql`
    INSERT INTO subscribers (email, status, locale, lead_id, created_at, updated_at)
    VALUES (${email.toLowerCase()}, 'pending', ${locale}, ${leadId}, now(), now())
    ON CONFLICT (email) DO UPDATE SET ${held ? sql`updated_at = subscribers.updated_at` : signUpAgain}
    RETURNING id, status`);
  const subscriber = rows[0];
  if (!subscriber || subscriber.status === 'confirmed') return;
  if (!held && (await wasMailedJustNow(session, subscriber.id))) return;
  await queueMails(
    session,
    [{ kind: 'newsletter-confirm', locale, to: email, lead: leadId, subscriber: subscriber.id }],
    { held },
  );
}

/**
 * Releases a suspected sign-up in the caller's transaction, before its mail is sent: it becomes the subscriber's
 * current sign-up, unless another one was confirmed meanwhile.
 */
export async function admitHeldSignUp(session: Session, leadId: number): Promise<void> {
  await session.execute(sql`
    UPDATE subscribers SET lead_id = ${leadId}, status = 'pending', updated_at = now()
    WHERE status <> 'confirmed' AND id IN (
      SELECT subscriber_id FROM mails WHERE lead_id = ${leadId} AND status = 'held')`);
}

/**
 * Confirms a subscription through the link in its mail. True also when repeated; false for an unknown id, and after
 * an unsubscription.
 */
export function confirmSubscription(payload: Payload, id: number): Promise<boolean> {
  return inTransaction(payload, async (req, session) => {
    const { rows } = await session.execute<Row>(sql`
      SELECT id, status, email, locale, lead_id FROM subscribers WHERE id = ${id} FOR UPDATE`);
    const subscriber = rows[0];
    if (!subscriber || subscriber.status === 'unsubscribed') return false;
    if (subscriber.status === 'confirmed') return true;
    await session.execute(sql`
      UPDATE subscribers SET status = 'confirmed', confirmed_at = now(), unsubscribed_at = NULL,
        updated_at = now() WHERE id = ${id}`);
    const { locale, email, lead_id: lead } = subscriber;
    await queueMails(session, [
      { kind: 'newsletter-welcome', locale, to: email, lead, subscriber: id },
    ]);
    // Deliveries start only after the confirmation: before it, anybody could have typed the e-mail address.
    await queueDelivery(payload, req, session, lead, { held: false });
    log.info('newsletter.confirmed', { subscriber: id });
    return true;
  });
}
