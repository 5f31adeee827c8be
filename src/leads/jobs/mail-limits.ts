import { sql } from 'drizzle-orm';
import type { Session } from '@/lib/database-of';
import { log } from '@/lib/log';
import type { MailKind } from '../model/mail-kinds';
import { sqlList } from '../model/sql-list';

/**
 * How many mails of some kinds one address gets in a day. A form sends them to whatever address was typed, so a
 * stranger could flood somebody. Mails that only thank are few; mails that bring what was asked for are more. All
 * other kinds are sent by staff or asked for by a link in a mail.
 */
const limits: readonly { most: number; kinds: readonly MailKind[] }[] = [
  { most: 2, kinds: ['demo-received', 'contact-received', 'career-received'] },
  // Each kind by itself: many documents sent to a stranger cost that person no ticket.
  { most: 10, kinds: ['document-link'] },
  { most: 10, kinds: ['ticket-confirmed'] },
  { most: 10, kinds: ['ticket-waiting'] },
  { most: 10, kinds: ['newsletter-confirm'] },
];

/** Whether an address has had its day's mails of a kind. A lock lets forms about one address pass in turn. */
async function hasHadEnough(session: Session, to: string, kind: MailKind): Promise<boolean> {
  const limit = limits.find(({ kinds }) => kinds.includes(kind));
  if (!limit) return false;
  const address = to.trim().toLowerCase();
  await session.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mail ${address}`}, 0))`,
  );
  const { rows } = await session.execute<{ sent: number }>(sql`
    SELECT count(*)::int AS sent FROM mails WHERE created_at > now() - interval '1 day'
      AND lower(btrim("to")) = ${address} AND kind::text IN (${sqlList(limit.kinds)}) AND status <> 'held'`);
  return (rows[0]?.sent ?? 0) >= limit.most;
}

type Addressed = { kind: MailKind; to: string | null; lead?: number };

/** The mails that are within the limits. The lead of a mail that is left out is kept all the same. */
export async function withinLimits<AMail extends Addressed>(
  session: Session,
  mails: readonly AMail[],
): Promise<readonly AMail[]> {
  const written: AMail[] = [];
  for (const mail of mails) {
    if (mail.to !== null && (await hasHadEnough(session, mail.to, mail.kind))) {
      log.warn('mail.too-many', { kind: mail.kind, lead: mail.lead });
    } else written.push(mail);
  }
  return written;
}
