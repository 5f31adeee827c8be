import { PgBoss } from 'pg-boss';

const PAUSE_MS = 200;

/** What is tried again, each with pauses of its own. */
const QUEUES = ['lead-delivery', 'mail', 'crm-pipedrive', 'crm-hubspot'];

/**
 * Turns the clock on for what kills have left, until it is stopped: the heartbeats of workers that died before `restarted`
 * are overdue, that is noticed, what they began at a CRM has settled, and no pause before a next attempt is sat through.
 * The jobs of living workers, and mails that are put off to be gathered, are left alone.
 */
export async function startHurrying(
  connectionString: string,
  restarted: Date,
): Promise<{ stop: () => Promise<void> }> {
  const boss = new PgBoss({ connectionString, migrate: false, schedule: false, supervise: false });
  await boss.start();
  const run = (text: string, ...values: unknown[]) => boss.getDb().executeSql(text, values);
  const stopping = new AbortController();

  async function hurry(): Promise<void> {
    await run(
      `UPDATE pgboss.job SET heartbeat_on = now() - (heartbeat_seconds + 1) * interval '1 second'
       WHERE name = ANY ($1) AND state = 'active' AND heartbeat_on < $2`,
      QUEUES,
      restarted,
    );
    await run(
      'UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL WHERE name = ANY ($1)',
      QUEUES,
    );
    for (const name of QUEUES) await boss.supervise(name);
    // A step at a CRM that was cut off is looked for only once it has settled there.
    await run(
      `UPDATE deliveries SET remote = jsonb_set(remote, '{open,since}', '"2020-01-01T00:00:00.000Z"')
       WHERE status = 'pending' AND (remote->'open'->>'since')::timestamptz < $1`,
      restarted,
    );
    await run(
      `UPDATE pgboss.job SET start_after = now() WHERE start_after > now()
       AND (name = ANY ($1) AND state = 'retry' OR name LIKE 'crm-%' AND state = 'created')`,
      QUEUES,
    );
  }

  const hurrying = (async () => {
    while (!stopping.signal.aborted) {
      await hurry();
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  })();
  hurrying.catch(() => undefined); // told by whoever stops it
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
