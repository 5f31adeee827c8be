import { sql } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import type { MailKind } from '../model/mail-kinds';
import { sqlList } from '../model/sql-list';

/**
 * The most mails of some kinds that one e-mail address gets in a day. A form sends them to any e-mail address that is
 * typed, so one person could fill another's mailbox. The limit of thank-you mails is low, that of mails with requested
 * content is higher. Other kinds have none: staff send them, or the owner of the e-mail address asks by a link.
 */
const limits: readonly { most: number; kinds: readonly MailKind[] }[] = [
  { most: 2, kinds: ['demo-received', 'contact-received', 'career-received'] },
  // A limit for each kind: many documents sent to a stranger must not cost that person a ticket.
  { most: 10, kinds: ['document-link'] },
  { most: 10, kinds: ['ticket-confirmed'] },
  { most: 10, kinds: ['ticket-waiting'] },
  { most: 10, kinds: ['newsletter-confirm'] },
];

/**
 * Whether an e-mail address has reached its daily limit of mails of a kind. An advisory lock makes forms with one
 * e-mail address run one after another.
 */
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

/** The mails within the limits. The lead of a mail that is left out is stored all the same. */
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
