import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Locale } from '@/i18n/locales';
import type { Session } from '@/lib/payload-database';
import { inTrace } from '@/lib/start-tracing-span';
import { log } from '@/lib/write-log-line';
import { queue } from './queue-client';
import { MAIL_QUEUE, type MailJob } from './job-queues';
import { type MailKind, staffMailKinds } from '../model/mail-kinds';
import type { RenderedMail } from '../model/rendered-mail-type';
import { sqlList } from '../model/sql-in-list';

export type NewMail = {
  kind: MailKind;
  locale: Locale;
  /** The recipient; null for the team, whose e-mail address is read from the settings when the mail is rendered. */
  to: string | null;
  lead?: number;
  ticket?: number;
  subscriber?: number;
  /** The colleague who writes the mail: the sender's name, and the recipient of the reply. */
  author?: number;
  /** The text of a mail without a template; mails with a template are rendered when they are sent. */
  words?: RenderedMail;
};

/** The stored result of a mail that was not sent because its address had reached the daily limit. */
const DAILY_LIMIT = 'DAILY_LIMIT';

/** The language of a mail; mails to staff use the language of their account. */
const localeOf = ({ kind, locale, to }: NewMail): SQL =>
  staffMailKinds.some((staffKind) => staffKind === kind)
    ? sql`coalesce((SELECT language::text FROM users WHERE email = ${to}), ${locale})`
    : sql`${locale}`;

/** Queues existing mails, in the caller's transaction. @param startAfter seconds until they are sent */
export async function enqueueMails(
  session: Session,
  ids: readonly number[],
  startAfter = 0,
): Promise<void> {
  if (ids.length === 0) return;
  const boss = await queue();
  const jobs = ids.map((mailId) => ({ data: inTrace<MailJob>({ mailId }), startAfter }));
  await boss.insert(MAIL_QUEUE, jobs, { db: fromDrizzle(session, sql) });
}

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
async function isTooMany(session: Session, { kind, to, lead }: NewMail): Promise<boolean> {
  if (to === null || !unrequested.includes(kind)) return false;
  if (!(await hasHadEnough(session, to))) return false;
  log.warn('mail.too-many', { kind, lead });
  return true;
}

/** The values of a mail's row in the order of the columns in `queueMails`. */
function rowOf(mail: NewMail, status: 'pending' | 'held' | 'skipped'): SQL {
  const result = status === 'skipped' ? DAILY_LIMIT : null;
  return sql`(${mail.kind}::enum_mails_kind, ${localeOf(mail)}, ${mail.to}, ${status}::enum_mails_status,
      ${result}, ${mail.lead ?? null}::int, ${mail.ticket ?? null}::int,
      ${mail.subscriber ?? null}::int, ${mail.author ?? null}::int, ${mail.words?.subject ?? null}, ${mail.words?.text ?? null},
      ${mail.words?.html ?? null}, 0, ${randomUUID()}, now(), now())`;
}

/**
 * Creates mails and their jobs in the caller's transaction: they are sent if, and only if, it commits. The worker
 * renders and sends them later. Mails beyond the daily limit of an address are stored as not sent, for staff to see
 * and send.
 * @param options.held without jobs, until the suspected lead is released
 * @param options.requested the owner of the address has requested the mail by a link: it has no limit
 * @param options.startAfter seconds until they are sent
 */
export async function queueMails(
  session: Session,
  mails: readonly NewMail[],
  { held = false, requested = false, startAfter = 0 } = {},
): Promise<void> {
  if (mails.length === 0) return;
  const rows: SQL[] = [];
  for (const mail of mails) {
    // Whether a mail exceeds the daily limit; held mails have no limit, because staff decide about them.
    const isDropped = !held && !requested && (await isTooMany(session, mail));
    rows.push(rowOf(mail, held ? 'held' : isDropped ? 'skipped' : 'pending'));
  }
  // Inserts all mails in one statement, because a visitor waits for it.
  const { rows: made } = await session.execute<{ id: number; status: string }>(sql`
    INSERT INTO mails (kind, locale, "to", status, last_result, lead_id, ticket_id, subscriber_id,
                       author_id, subject, text, html, attempts, idempotency_key, created_at, updated_at)
    VALUES ${sql.join(rows, sql`, `)} RETURNING id, status::text AS status`);
  const pending = made.flatMap(({ id, status }) => (status === 'pending' ? id : []));
  await enqueueMails(session, pending, startAfter);
}
