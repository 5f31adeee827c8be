import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AccessAction } from './lead-codes';
import type { Session } from '@/lib/database-of';

export type AccessRecord = {
  user: number;
  action: AccessAction;
  /** Which data; a collection's slug. */
  collection: string;
  ids: readonly number[];
  /** How many records were read; more than `ids` names where there were very many. */
  count: number;
  /** What was asked for, of which only a fingerprint is kept. */
  filter?: unknown;
};

/** How many ids a row names. */
const MOST_IDS = 200;

/** The admin reads one page several times; within these seconds that is one look. */
const ONE_LOOK_SECONDS = 30;

/** What is kept of what was asked for. */
export const fingerprint = (filter: unknown): string | null =>
  filter === undefined || filter === null
    ? null
    : createHash('sha256').update(JSON.stringify(filter)).digest('hex').slice(0, 16);

/**
 * Writes down who read what. A view or list that the same person had a moment ago is not repeated; an
 * export or an erasure always is.
 *
 * @throws when the database does not take it: what is not written down is not shown
 */
export async function recordAccess(session: Session, record: AccessRecord): Promise<void> {
  const { user, action, collection, count } = record;
  const ids = JSON.stringify(record.ids.slice(0, MOST_IDS));
  const filter = fingerprint(record.filter);
  const repeated = sql`
    SELECT 1 FROM access_log
    WHERE at > now() - make_interval(secs => ${ONE_LOOK_SECONDS}) AND user_id = ${user}
      AND action::text = ${action} AND collection = ${collection} AND ids = ${ids}::jsonb
      AND filter IS NOT DISTINCT FROM ${filter}::text`;
  await session.execute(sql`
    INSERT INTO access_log (at, user_id, account, action, collection, count, ids, filter)
    SELECT now(), ${user}::int, (SELECT email FROM users WHERE id = ${user}), ${action}::enum_access_log_action, ${collection}::text,
      ${count}::numeric, ${ids}::jsonb, ${filter}::text
    WHERE ${action === 'export' || action === 'erase'} OR NOT EXISTS (${repeated})`);
}
