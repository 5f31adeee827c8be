import { escalate } from '@/leads/sla/escalate-overdue-leads';
import { SLA_QUEUE } from '@/leads/jobs/reply-deadline-queues';
import { closeMailTransport } from '@/leads/mail/smtp-transport';
import { queue } from '@/leads/jobs/queue-client';
import { MAIL_QUEUE } from '@/leads/jobs/job-queues';
import { startWorker } from '@/leads/start-workers';
import { storeLead } from '@/leads/intake/store-lead';
import { emptyTables } from './empty-tables';
import { startCms, stopCms, until } from './cms-for-lead-tests';
import { startMailServer } from './fake-mail-server';
import { sent } from './form-submissions-and-events';

/**
 * Options of `until` for mails: it skips pauses of up to a minute, but not the quarter of an hour between two
 * digests.
 */
const hurry = { hurried: [MAIL_QUEUE] } as const;

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export const OWNER = 'owner@tamvia.vn';
export const COLLEAGUE = 'colleague@tamvia.vn';

/** A site with two colleagues in sales and a mail server, whose due leads are checked when a test says so. */
export async function startStaffMails() {
  let made = 0;
  const server = await startMailServer();
  const { payload, database } = await startCms({
    SMTP_URL: server.url,
    SITE_URL: 'https://www.tamvia.example',
  });
  const person = (email: string, role: 'sales' | 'admin') =>
    payload.create({
      collection: 'users',
      data: { email, role, name: email, password: 'a-long-password-for-tests-1' },
    });
  await person('admin@tamvia.vn', 'admin'); // the first account always becomes an admin
  const owner = await person(OWNER, 'sales');
  await person(COLLEAGUE, 'sales');
  await payload.updateGlobal({
    slug: 'office-hours',
    data: {
      week: [{ days: [...everyDay], opens: '00:00', closes: '24:00' }],
      holidays: [],
      promiseMinutes: 30,
      warnMinutes: 10,
    },
  });
  await startWorker(payload);
  await (await queue()).offWork(SLA_QUEUE);

  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.query<Row>(text, values)).rows;

  async function reset(): Promise<void> {
    await emptyTables(database, 'leads', 'mails');
    await query(`DELETE FROM pgboss.job WHERE name = 'mail'`);
    server.arrived.length = 0;
    server.answerWith(() => 'take');
  }

  async function stop(): Promise<void> {
    await stopCms(payload, database);
    closeMailTransport();
    await server.stop();
  }

  /**
   * Stores a lead whose reply time started `minutes` ago. Sales are warned after 20 minutes, and it is due after 30.
   */
  async function leadSince(minutes: number): Promise<number> {
    made += 1;
    const form = { email: `waits-${made}@khach.vn`, phone: `09${10_000_000 + made}` };
    const { leadId } = await storeLead(payload, sent('book-demo', form));
    await query(
      `UPDATE leads SET clock_started_at = now() - make_interval(mins => $2),
         warn_at = now() - make_interval(mins => $2 - 20),
         due_at = now() - make_interval(mins => $2 - 30) WHERE id = $1`,
      [leadId, minutes],
    );
    return leadId;
  }

  /** Checks due leads until none was skipped, because a locked lead is left to the next check. */
  const look = () =>
    until(async () => {
      await escalate(payload);
      const unseen = await query(
        `SELECT 1 FROM leads WHERE warn_at <= now() AND warned_at IS NULL
           AND first_response_at IS NULL AND stage = 'new'`,
      );
      return unseen.length === 0;
    }, 20);

  const alertsTo = (address: string) =>
    server.to(address).filter(({ mail }) => /chờ trả lời|quá hạn/i.test(mail.subject ?? ''));

  /** Waits until no mails are pending except delayed ones. */
  const quiet = () =>
    until(
      async () => {
        const busy = await query(
          `SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state < 'completed'
           AND start_after < now() + interval '1 minute'`,
        );
        return busy.length === 0;
      },
      60,
      hurry,
    );

  /** Waits for the effect of a mail; retries have no pause. */
  const sees = (holds: () => boolean) => until(holds, 60, hurry);

  /**
   * Moves stored mails 16 minutes into the past, so that mails delayed for a digest become due, and waits for them.
   */
  async function passQuarter(): Promise<void> {
    await query(`UPDATE mails SET created_at = created_at - interval '16 minutes'`);
    await query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state < 'active'`,
    );
    await quiet();
  }

  return {
    payload,
    server,
    owner,
    query,
    reset,
    stop,
    leadSince,
    look,
    alertsTo,
    quiet,
    sees,
    passQuarter,
  };
}

export type StaffMails = Awaited<ReturnType<typeof startStaffMails>>;
