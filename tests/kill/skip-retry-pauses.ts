import { PgBoss } from 'pg-boss';

const PAUSE_MS = 500;

/** More than any job is tried (`src/leads/jobs/create-queue.ts`). */
const ALL_TRIES = 1000;

/** The queues of deliveries and mails, whose retries have pauses of their own. */
export const QUEUES = ['lead-delivery', 'mail', 'crm-pipedrive', 'crm-hubspot'];

/**
 * Skips the waits after kills, until it is stopped: heartbeats of workers that died before `died` become overdue
 * and are noticed, interrupted steps at a CRM count as settled, and retries start without a pause. Jobs of living
 * workers, and mails that are delayed for a digest, are not changed; nor are jobs that have been tried `tries` times:
 * further kills would use up their retries within seconds, which otherwise last for hours.
 */
export async function startHurrying(
  connectionString: string,
  died: () => Date,
  tries = ALL_TRIES,
): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({ connectionString, migrate: false, schedule: false, supervise: false });
  await boss.start();
  const run = (text: string, ...values: unknown[]) => boss.getDb().executeSql(text, values);
  const stopping = new AbortController();

  async function hurry(): Promise<void> {
    await run(
      `UPDATE pgboss.job SET heartbeat_on = now() - (heartbeat_seconds + 1) * interval '1 second'
       WHERE name = ANY ($1) AND state = 'active' AND heartbeat_on < $2 AND retry_count < $3`,
      QUEUES,
      died(),
      tries,
    );
    await run(
      'UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL WHERE name = ANY ($1)',
      QUEUES,
    );
    for (const name of QUEUES) await boss.supervise(name);
    // The worker searches a CRM for the result of an interrupted step only after some time, when the CRM has settled.
    await run(
      `UPDATE deliveries SET remote = jsonb_set(remote, '{open,since}', '"2020-01-01T00:00:00.000Z"')
       WHERE status = 'pending' AND (remote->'open'->>'since')::timestamptz < $1`,
      died(),
    );
    await run(
      `UPDATE pgboss.job SET start_after = now() WHERE start_after > now() AND retry_count < $2
       AND (name = ANY ($1) AND state = 'retry' OR name LIKE 'crm-%' AND state = 'created')`,
      QUEUES,
      tries,
    );
  }

  const hurrying = (async () => {
    while (!stopping.signal.aborted) {
      await hurry();
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  })();
  hurrying.catch(() => undefined); // `stop` throws the error
  return {
    stop: async () => {
      stopping.abort();
      try {
        await hurrying;
      } finally {
        await boss.stop({ graceful: false });
      }
    },
  };
}
