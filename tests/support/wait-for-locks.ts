import type pg from 'pg';
import { until } from './cms-for-lead-tests';

/** Waits until this many statements wait for a lock. */
export function untilWaiting(database: Pick<pg.Pool, 'query'>, count: number): Promise<void> {
  return until(async () => {
    const { rows } = await database.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length >= count;
  }, 30);
}
