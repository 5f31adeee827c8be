import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf, type Session } from '@/lib/database-of';
import { log } from '@/lib/log';

/** What is further ahead than this was written by a clock that went wrong. */
const AHEAD = sql`now() + interval '1 minute'`;

/** When the queue did something last; it does it again only some time after that. */
const OF_QUEUES = ['monitor_claim_on', 'monitor_on', 'maintain_on'];
const OF_ALL = ['cron_on', 'bam_on', 'flow_on', 'reindex_on'];

/** Forgets such times of a table: what never happened is due at once. Returns of how many rows. */
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
 * Resets the times that a clock wrote while it was ahead. Until such a time schedules would stand still, and a
 * killed worker's jobs would stay with it.
 */
export async function bringBackTimes(payload: Payload): Promise<void> {
  const { drizzle } = databaseOf(payload);
  const queues = await forgetTimes(drizzle, 'pgboss.queue', OF_QUEUES);
  const schedules = await forgetTimes(drizzle, 'pgboss.version', OF_ALL);
  // A worker that lives says so again within seconds.
  const { rowCount: running } = await drizzle.execute(sql`
    UPDATE pgboss.job SET started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
    WHERE state = 'active' AND greatest(started_on, heartbeat_on) > ${AHEAD}`);
  // No job is ever put off for longer than a day, so a later start was written by a wrong clock.
  const { rowCount: waiting } = await drizzle.execute(sql`
    UPDATE pgboss.job SET start_after = now()
    WHERE state < 'active' AND (start_after > now() + interval '1 day'
      OR (created_on > ${AHEAD} AND start_after > now()))`);
  const jobs = (running ?? 0) + (waiting ?? 0);
  if (queues + schedules + jobs > 0) {
    log.warn('queue.times-brought-back', { queues, schedules, jobs });
  }
}

/** Whether scheduled work was looked for in the last minutes by any instance, and not by a clock that is ahead. */
export async function schedulesRun(payload: Payload): Promise<boolean> {
  const { rows } = await databaseOf(payload).drizzle.execute<{ runs: boolean }>(sql`
    SELECT cron_on BETWEEN now() - interval '5 minutes' AND ${AHEAD} AS runs FROM pgboss.version`);
  return rows[0]?.runs === true;
}
