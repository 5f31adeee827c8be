import { sql, type SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import { fromDrizzle } from 'pg-boss';
import { storedLocale } from '@/i18n/locales';
import type { Session } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { inTrace } from '@/lib/start-tracing-span';
import type { Mail } from '@/payload-types';
import { slaSettings, type SlaSettings } from '../sla/reply-time-settings';
import { alertRecipients } from '../sla/overdue-alert-recipients';
import { queue } from '../jobs/queue-client';
import { MAIL_QUEUE, type MailJob } from '../jobs/job-queues';
import { sqlList } from '../model/sql-in-list';
import { inTransaction } from '../model/in-transaction';
import { type Family, renderDigest, type WaitingLead } from './mail-digest';
import { draftOf } from './compose-mail-from-records';
import type { MailKind } from '../model/mail-kinds';
import { openStages } from '../schema/open-lead-stages';
import type { RenderedMail } from '../model/rendered-mail-type';
import { renderMail } from './render-mail';
import { mailAddresses } from './mail-addresses';
import { mailTemplate } from './mail-templates';

/**
 * Families of kinds of mails that may be sent in large numbers. The mails of one family are combined into one mail
 * per person.
 */
const families = {
  alerts: ['lead-due-soon', 'lead-late'],
  notices: ['team-notice'],
  steps: ['next-step'],
} as const satisfies Record<Family, readonly MailKind[]>;

const familyOf = (kind: MailKind): Family | null =>
  (Object.keys(families) as Family[]).find((name) =>
    families[name].some((member) => member === kind),
  ) ?? null;

const DIGEST_INTERVAL_MINUTES = 15;

/**
 * The minimum time, in minutes, between two mails of a family to a person. For mails about waiting leads it is at most
 * half of the promised reply time, so that a lead that arrives right after a mail is reported while half is left.
 */
const quietMinutes = (family: Family, { promiseMinutes }: SlaSettings): number =>
  family === 'steps'
    ? DIGEST_INTERVAL_MINUTES
    : Math.min(DIGEST_INTERVAL_MINUTES, promiseMinutes / 2);

/** The delay of a mail's job while another job writes a mail of the same family to the same person. */
const BUSY_SECONDS = 2;

type Row = {
  id: number;
  kind: MailKind;
  lead: number | null;
  form: WaitingLead['form'];
  dueAt: string | null;
  /**
   * Whether the lead of the mail still waits for an answer, or its next step is still due; always true for a mail
   * that is about no lead.
   */
  open: boolean;
};

type Gathering = {
  payload: Payload;
  session: Session;
  mail: Mail;
  family: Family;
  to: string;
  settings: SlaSettings;
  /** SQL condition: mails of this family to this person. */
  mine: SQL;
};

const waits = sql`leads.first_response_at IS NULL AND leads.stage = 'new'`;

/**
 * SQL: whether the next step is still due and belongs to the reader of this mail. A due step without an owner belongs
 * to every reader, and in a mail to the whole team every due step counts.
 */
const stepWaits = sql`leads.next_step_reminded_at IS NOT NULL AND leads.next_step_at <= now()
  AND leads.stage::text IN (${sqlList(openStages)})
  AND coalesce(mails."to" = (SELECT email FROM users
    WHERE id = coalesce(leads.next_step_owner_id, leads.owner_id)), true)`;

/** SQL by family: when a lead or its next step is due, and the condition under which its mail is still needed. */
const matters: Record<Family, { at: SQL; open: SQL }> = {
  alerts: { at: sql`leads.due_at`, open: waits },
  notices: { at: sql`leads.due_at`, open: waits },
  steps: { at: sql`leads.next_step_at`, open: stepWaits },
};

const utc = (column: SQL): SQL =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * Reads the mails of a family to a person that are not rendered yet. Locks the mails, but not their leads: an erasure
 * locks leads first and then these mails, so the opposite order could deadlock.
 */
async function unwritten({ session, family, mine }: Gathering): Promise<Row[]> {
  const { at, open } = matters[family];
  const { rows } = await session.execute<Row>(sql`
    SELECT mails.id, mails.kind::text AS kind, leads.id AS lead, leads.kind::text AS form,
      ${utc(at)} AS "dueAt", leads.id IS NULL OR (${open}) AS open
    FROM mails LEFT JOIN leads ON leads.id = mails.lead_id
    WHERE ${mine} AND mails.status = 'pending' AND mails.subject IS NULL
    ORDER BY mails.id FOR UPDATE OF mails`);
  return rows;
}

/** Leads about which this person would be alerted, and that become due before the person may get another mail. */
async function dueBeforeNext(gathering: Gathering): Promise<WaitingLead[]> {
  const { session, to, settings } = gathering;
  const isTold = (await alertRecipients(session, settings)).includes(to);
  const { rows } = await session.execute<WaitingLead>(sql`
    SELECT leads.id AS lead, leads.kind::text AS form, ${utc(sql`leads.due_at`)} AS "dueAt"
    FROM leads LEFT JOIN users ON users.id = leads.owner_id
    WHERE leads.due_at > now() AND ${waits}
      AND leads.due_at <= now() + make_interval(secs => ${quietMinutes('alerts', settings) * 60})
      AND (users.email = ${to} OR (${isTold} AND leads.owner_id IS NULL))`);
  return rows;
}

/** Delays the mail's job when the same person got a mail of this family a moment ago; returns whether it did. */
async function putOff({ session, mail, family, mine, settings }: Gathering): Promise<boolean> {
  const quiet = quietMinutes(family, settings) * 60;
  const { rows } = await session.execute<{ seconds: number | null }>(sql`
    SELECT ceil(extract(epoch FROM max(mails.created_at) - now()) + ${quiet})::int
      AS seconds FROM mails
    WHERE ${mine} AND mails.subject IS NOT NULL
      AND mails.created_at > now() - make_interval(secs => ${quiet})`);
  const seconds = rows[0]?.seconds ?? 0;
  if (seconds > 0) await sendLater(session, mail.id, seconds);
  return seconds > 0;
}

async function sendLater(session: Session, mailId: number, seconds: number): Promise<void> {
  const boss = await queue();
  const job = inTrace<MailJob>({ mailId });
  await boss.send(MAIL_QUEUE, job, { db: fromDrizzle(session, sql), startAfter: seconds });
}

/** Stores the rendered text of a mail. Its creation time becomes the current time, from which `putOff` counts. */
const write = (session: Session, id: number, to: string, words: RenderedMail) =>
  session.execute(sql`
    UPDATE mails SET subject = ${words.subject}::text, text = ${words.text}::text,
      html = ${words.html}::text, "to" = ${to}::text, created_at = now(), updated_at = now()
    WHERE id = ${id}`);

async function writeOne({ payload, session, mail, to }: Gathering, row: Row): Promise<void> {
  const locale = storedLocale(mail.locale);
  const draft = await draftOf(payload, { kind: row.kind, locale: mail.locale, lead: row.lead });
  const template = await mailTemplate(payload, row.kind, locale);
  await write(session, row.id, to, renderMail(template, draft, locale));
}

/**
 * Makes the existing job of a mail run now and send the mail that was just written. A second job would send it twice.
 */
const hastenJob = (session: Session, mailId: number) =>
  session.execute(sql`
    UPDATE pgboss.job SET start_after = now()
    WHERE name = ${MAIL_QUEUE} AND state < 'active' AND data->>'mailId' = ${String(mailId)}`);

/** Writes one mail about several leads or next steps. It contains no personal data, so it is not part of any lead. */
async function writeDigest(
  { session, mail, family, to }: Gathering,
  leads: readonly WaitingLead[],
): Promise<void> {
  const { words, kind } = renderDigest(family, leads, storedLocale(mail.locale));
  await session.execute(sql`
    UPDATE mails SET kind = ${kind}::enum_mails_kind, lead_id = NULL WHERE id = ${mail.id}`);
  await write(session, mail.id, to, words);
  log.info('mail.digest-written', { mail: mail.id, kind, leads: leads.length });
}

/** Combines a mail with all other pending mails of its family to the same person; returns whether it is sent now. */
async function gather(gathering: Gathering): Promise<boolean> {
  const { session, mail, family } = gathering;
  const all = await unwritten(gathering);
  // Another job has included this mail in its digest meanwhile.
  if (!all.some(({ id }) => id === mail.id)) return false;
  if (await putOff(gathering)) return false;
  const open = all.filter((row) => row.open);
  // A lead may have two delayed mails: that it is due soon, and that it is overdue. Only the later one is sent.
  const latest = new Map(open.map((row) => [row.lead ?? `mail-${row.id}`, row]));
  const ahead = open.length > 0 && family === 'alerts' ? await dueBeforeNext(gathering) : [];
  const further = ahead.filter(({ lead }) => !latest.has(lead ?? ''));
  const rows = [...latest.values()];
  const [first] = rows;
  const single = rows.length === 1 && further.length === 0 ? first : undefined;
  const kept = single?.id ?? (first ? mail.id : null);
  const others = all.flatMap(({ id }) => (id === kept ? [] : id));
  if (others.length > 0) {
    await session.execute(sql`DELETE FROM mails WHERE id IN (${sqlList(others)})`);
  }
  if (single && single.id !== mail.id) await hastenJob(session, single.id);
  else if (single) await writeOne(gathering, single);
  else if (first) await writeDigest(gathering, [...rows, ...further]);
  return kept === mail.id;
}

/**
 * Combines all pending mails of one family to one person into one mail, at most one in `quietMinutes`. Leads and steps
 * that are no longer waiting are left out. Everything is one transaction, so that nothing is reported twice. A mail of
 * any other kind is sent by itself.
 * @returns false when the mail is not sent now: it is delayed, no longer needed, or part of another mail
 */
export async function gathered(payload: Payload, mail: Mail): Promise<boolean> {
  const family = familyOf(mail.kind);
  if (!family || mail.subject) return true;
  const { team } = await mailAddresses(payload);
  const settings = await slaSettings(payload);
  const to = mail.to ?? team;
  const mine = sql`mails.kind::text IN (${sqlList(families[family])})
    AND coalesce(mails."to", ${team}::text) = ${to}::text`;
  return inTransaction(payload, async (_req, session) => {
    // The lock is only tried: a job that waited for it would occupy a connection that the job with the lock may need.
    const { rows } = await session.execute<{ mine: boolean }>(sql`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`mails:${family}:${to}`}, 0)) AS mine`);
    if (!rows[0]?.mine) {
      await sendLater(session, mail.id, BUSY_SECONDS);
      return false;
    }
    return gather({ payload, session, mail, family, to, settings, mine });
  });
}
