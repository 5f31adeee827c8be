import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Locale } from '@/i18n/locales';
import { inTrace } from '@/lib/start-tracing-span';
import { queue } from './queue-client';
import { isTooMany } from './limit-mails-per-recipient';
import { MAIL_QUEUE, type MailJob } from './queue-names';
import type { Session } from '@/lib/payload-database';
import { type MailKind, staffMailKinds } from '../model/mail-kinds';
import type { RenderedMail } from '../model/rendered-mail';

export type NewMail = {
  kind: MailKind;
  locale: Locale;
  /** The recipient. Null means the team, whose e-mail address is read from the settings when the mail is rendered. */
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
 * renders and sends them later. Mails beyond the daily limit of an address (limit-mails-per-recipient.ts) are stored as not sent, for
 * staff to see and send.
 * @param options.held without jobs, until staff release the suspected lead
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
