import { sql } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import type { MailKind } from '../model/mail-kinds';
import { sqlList } from '../model/sql-in-list';

/**
 * Kinds of mails that a form sends to whatever address was typed, so that one person could fill another's mailbox.
 * Other kinds have no limit: staff send them, or the owner of the address requests them by a link.
 */
const unrequested: readonly MailKind[] = [
  'demo-received',
  'contact-received',
  'career-received',
  'document-link',
  'ticket-confirmed',
  'ticket-unconfirmed',
  'ticket-waiting',
  'newsletter-confirm',
];

/** The maximum number of such mails that an address gets in a day, all kinds together. */
const MAX_MAILS_A_DAY = 2;

/**
 * The daily maximum for an address whose owner is known: they have confirmed the newsletter, or a colleague has
 * answered them. They may want more than two documents and tickets in a day.
 */
const MAX_MAILS_A_DAY_OF_KNOWN = 10;

/**
 * Whether an address has reached its daily limit of mails. An advisory lock makes forms with one address run one after
 * another.
 */
async function hasHadEnough(session: Session, to: string): Promise<boolean> {
  const address = to.trim().toLowerCase();
  await session.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mail ${address}`}, 0))`,
  );
  const { rows } = await session.execute<{ sent: number; known: boolean }>(sql`
    SELECT (SELECT count(*)::int FROM mails WHERE created_at > now() - interval '1 day'
        AND lower(btrim("to")) = ${address} AND kind::text IN (${sqlList(unrequested)})
        AND status NOT IN ('held', 'skipped')) AS sent,
      EXISTS (SELECT 1 FROM subscribers WHERE lower(email) = ${address} AND status = 'confirmed')
      OR EXISTS (SELECT 1 FROM leads WHERE email_key = ${address} AND first_response_at IS NOT NULL)
        AS known`);
  const [found] = rows;
  return (found?.sent ?? 0) >= (found?.known ? MAX_MAILS_A_DAY_OF_KNOWN : MAX_MAILS_A_DAY);
}

/** Whether a mail exceeds the daily limit of its address. Call it in the transaction that creates the mail. */
export async function isTooMany(
  session: Session,
  { kind, to, lead }: { kind: MailKind; to: string | null; lead?: number },
): Promise<boolean> {
  if (to === null || !unrequested.includes(kind)) return false;
  if (!(await hasHadEnough(session, to))) return false;
  log.warn('mail.too-many', { kind, lead });
  return true;
}
