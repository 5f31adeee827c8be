import type { PgBoss } from 'pg-boss';

const shared = globalThis as { [name: symbol]: unknown };

/** The queue client of this process (src/leads/jobs/queue-client.ts); undefined where none was started. */
function runningQueue(): Promise<PgBoss> | undefined {
  return shared[Symbol.for('site.queue')] as Promise<PgBoss> | undefined;
}

/** Makes the workers of this process fetch due jobs now, instead of at their next poll. */
export async function fetchDueJobs(): Promise<void> {
  const boss = await runningQueue();
  const workers = boss?.getWipData() ?? [];
  if (!boss || workers.length === 0) return;
  try {
    const { rows } = await boss
      .getDb()
      .executeSql(
        `SELECT DISTINCT name FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= now()`,
      );
    const due = new Set(rows.map(({ name }) => name as string));
    for (const { id, name } of workers) if (due.has(name)) boss.notifyWorker(id);
  } catch {
    // The error is ignored: the database is down, as some tests want.
  }
}

const JOB_TIMEOUT_MS = 30_000;

/** Waits until no worker of this process has a job, for 30 seconds at most. */
export async function untilNobodyWorks(): Promise<void> {
  const boss = await runningQueue()?.catch(() => undefined);
  const deadline = Date.now() + JOB_TIMEOUT_MS;
  const isBusy = () => boss?.getWipData().some(({ count }) => count > 0) ?? false;
  while (isBusy() && Date.now() < deadline) await new Promise((resume) => setTimeout(resume, 5));
}

/** Makes jobs of these queues that are scheduled within a minute start now: retries, and mails delayed for a digest. */
export async function endPauses(names: readonly string[]): Promise<void> {
  const boss = await runningQueue();
  await boss?.getDb().executeSql(
    `UPDATE pgboss.job SET start_after = now() WHERE name = ANY ($1) AND state < 'active'
       AND start_after BETWEEN now() AND now() + interval '1 minute'`,
    [names],
  );
}

type Lost = {
  /** How many seconds without a heartbeat a job needs to count as dead. */
  heartbeat: number;
  /** How many seconds remain until the job's next attempt. */
  pause: number;
};

/**
 * Skips the waits of a queue's only job, whose worker has died: the heartbeat becomes overdue and is noticed, and the
 * retry starts.
 */
export async function failLostJobs(name: string): Promise<Lost> {
  const boss = await runningQueue();
  if (!boss) throw new Error('There is no queue.');
  const run = async <Row>(text: string) =>
    (await boss.getDb().executeSql(text, [name])).rows as Row[];
  const [job] = await run<{ heartbeat: number }>(
    `UPDATE pgboss.job SET heartbeat_on = now() - (heartbeat_seconds + 1) * interval '1 second'
     WHERE name = $1 AND state = 'active' RETURNING heartbeat_seconds AS heartbeat`,
  );
  if (!job) throw new Error(`No job of ${name} is at work.`);
  await run('UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL WHERE name = $1');
  await boss.supervise(name);
  const [retry] = await run<{ pause: number }>(
    `WITH before AS (SELECT id, start_after FROM pgboss.job WHERE name = $1 AND state = 'retry')
     UPDATE pgboss.job SET start_after = now() FROM before WHERE job.id = before.id
     RETURNING extract(epoch FROM before.start_after - now())::float8 AS pause`,
  );
  if (!retry) throw new Error(`The job of ${name} was not given back.`);
  return { heartbeat: job.heartbeat, pause: retry.pause };
}

/** Stops the workers of this process once their jobs are done, or after `seconds`. */
export async function endWorkers(seconds: number): Promise<void> {
  const boss = await runningQueue();
  if (!boss) return;
  const names = new Set(boss.getWipData().map(({ name }) => name));
  const ended = Promise.allSettled([...names].map((name) => boss.offWork(name)));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resume) => {
    timer = setTimeout(resume, seconds * 1000);
  });
  await Promise.race([ended, late]);
  clearTimeout(timer);
}

/** Stops a queue client that a test file has left running. */
export async function stopLeftoverQueue(): Promise<void> {
  await (await runningQueue()?.catch(() => undefined))?.stop({ graceful: false });
}
