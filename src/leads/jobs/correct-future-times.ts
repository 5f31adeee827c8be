import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf, type Session } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';

/** A time further ahead of the clock than this was written while the clock was wrong. */
const AHEAD = sql`now() + interval '1 minute'`;

/** Columns with the last run of the queue's periodic work; the next run is computed from this time. */
const OF_QUEUES = ['monitor_claim_on', 'monitor_on', 'maintain_on'];
const OF_ALL = ['cron_on', 'bam_on', 'flow_on', 'reindex_on'];

/** Clears future times of a table, so that its work is due at once. Returns the number of rows. */
async function forgetTimes(session: Session, table: string, columns: string[]): Promise<number> {
  const past = columns.map((column) => {
    const name = sql.raw(column);
    return sql`${name} = CASE WHEN ${name} > ${AHEAD} THEN NULL ELSE ${name} END`;
  });
  const { rowCount } = await session.execute(sql`
    UPDATE ${sql.raw(table)} SET ${sql.join(past, sql`, `)}
    WHERE greatest(${sql.raw(columns.join(', '))}) > ${AHEAD}`);
  return rowCount ?? 0;
}

/**
 * Resets times that were written while the clock was ahead. Otherwise no schedule would run, and jobs of a killed
 * worker would not be released, until that time.
 */
export async function correctFutureTimesOfJobs(payload: Payload): Promise<void> {
  const { drizzle } = databaseOf(payload);
  const queues = await forgetTimes(drizzle, 'pgboss.queue', OF_QUEUES);
  const schedules = await forgetTimes(drizzle, 'pgboss.version', OF_ALL);
  // Start times and heartbeats in the future are set to now. The worker of a job that is still running renews its
  // heartbeat within seconds.
  const { rowCount: running } = await drizzle.execute(sql`
    UPDATE pgboss.job SET started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
    WHERE state = 'active' AND greatest(started_on, heartbeat_on) > ${AHEAD}`);
  // No job is delayed for longer than a day, so a later start was written by a wrong clock.
  const { rowCount: waiting } = await drizzle.execute(sql`
    UPDATE pgboss.job SET start_after = now()
    WHERE state < 'active' AND (start_after > now() + interval '1 day'
      OR (created_on > ${AHEAD} AND start_after > now()))`);
  const jobs = (running ?? 0) + (waiting ?? 0);
  if (queues + schedules + jobs > 0) {
    log.warn('queue.times-brought-back', { queues, schedules, jobs });
  }
}

/** Whether any instance has checked for scheduled work in the last five minutes; times in the future do not count. */
export async function schedulesRun(payload: Payload): Promise<boolean> {
  const { rows } = await databaseOf(payload).drizzle.execute<{ runs: boolean }>(sql`
    SELECT cron_on BETWEEN now() - interval '5 minutes' AND ${AHEAD} AS runs FROM pgboss.version`);
  return rows[0]?.runs === true;
}
