import { sql } from 'drizzle-orm';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { log } from '@/lib/log';
import { queueMails } from '../mail/queue-mails';
import { queueDelivery } from '../deliver/queue-delivery';
import { inTransaction, type Session } from '../submit/transaction';

/** Nobody is sent a second confirmation mail within this time, however often his address is typed. */
const QUIET_MINUTES = 10;

type Row = { id: number; status: string; email: string; locale: Locale; lead_id: number };

/**
 * Notes who asked for the newsletter and asks the address's owner to confirm, in the caller's
 * transaction. Who has confirmed already stays confirmed and gets no mail.
 */
export async function subscribe(
  session: Session,
  leadId: number,
  { email, locale }: { email: string; locale: Locale },
  { held }: { held: boolean },
): Promise<void> {
  const { rows } = (await session.execute(sql`
    INSERT INTO subscribers (email, status, locale, lead_id, created_at, updated_at)
    VALUES (${email.toLowerCase()}, 'pending', ${locale}, ${leadId}, now(), now())
    ON CONFLICT (email) DO UPDATE SET lead_id = excluded.lead_id, locale = excluded.locale,
      status = CASE subscribers.status WHEN 'unsubscribed' THEN 'pending' ELSE subscribers.status END,
      updated_at = now()
    RETURNING id, status`)) as { rows: { id: number; status: string }[] };
  const subscriber = rows[0];
  if (!subscriber || subscriber.status === 'confirmed') return;
  const { rows: recent } = (await session.execute(sql`
    SELECT 1 FROM mails WHERE subscriber_id = ${subscriber.id} AND kind = 'newsletter-confirm'
      AND created_at > now() - make_interval(mins => ${QUIET_MINUTES}) LIMIT 1`)) as {
    rows: unknown[];
  };
  if (recent.length > 0) return;
  await queueMails(
    session,
    [{ kind: 'newsletter-confirm', locale, to: email, lead: leadId, subscriber: subscriber.id }],
    { held },
  );
}

/** The owner of the address has said yes. True however often it is said; false where nobody asked. */
export function confirmSubscription(payload: Payload, id: number): Promise<boolean> {
  return inTransaction(payload, async (req, session) => {
    const { rows } = (await session.execute(sql`
      SELECT id, status, email, locale, lead_id FROM subscribers WHERE id = ${id} FOR UPDATE`)) as {
      rows: Row[];
    };
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
    // Only now is it somebody's wish: an address that anybody could have typed is passed on to nobody.
    await queueDelivery(payload, req, session, lead, { held: false });
    log.info('newsletter.confirmed', { subscriber: id });
    return true;
  });
}

/** Takes a subscriber off the list; true however often it is asked. */
export async function unsubscribe(payload: Payload, id: number): Promise<boolean> {
  const { drizzle } = payload.db as unknown as PostgresAdapter;
  const { rows } = (await drizzle.execute(sql`
    UPDATE subscribers SET status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now()),
      updated_at = now() WHERE id = ${id} RETURNING lead_id, locale`)) as { rows: Row[] };
  const subscriber = rows[0];
  if (!subscriber) return false;
  await withdrawConsent(payload, subscriber.lead_id);
  log.info('newsletter.unsubscribed', { subscriber: id });
  return true;
}

/** Notes that a person takes the marketing consent of a lead back. What was agreed before stays on record. */
export async function withdrawConsent(payload: Payload, leadId: number): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'consents',
    where: { and: [{ lead: { equals: leadId } }, { purpose: { equals: 'marketing' } }] },
    sort: '-id',
    depth: 0,
    limit: 1,
  });
  const latest = docs[0];
  if (!latest) return false;
  if (!latest.granted) return true;
  const locale: Locale = latest.locale === 'en' ? 'en' : 'vi';
  await payload.create({
    collection: 'consents',
    data: {
      lead: leadId,
      purpose: 'marketing',
      granted: false,
      text: getT(locale, 'mails')('withdraw'),
      locale,
    },
    depth: 0,
  });
  log.info('consent.withdrawn', { lead: leadId });
  return true;
}
