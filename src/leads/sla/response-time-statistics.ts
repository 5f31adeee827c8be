import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';

/** How response times are grouped; `all`: not grouped. */
type Dimension = 'all' | 'week' | 'source' | 'owner';

/** Response times of a group of leads, in minutes of office hours. */
export type ResponseGroup = {
  /**
   * The key of the group: the Monday of a week (`2026-11-16`), the source of a campaign, or a colleague; null for
   * leads without source or owner, and for all leads.
   */
  name: string | null;
  leads: number;
  answered: number;
  /** The median; null while no lead of the group is answered. */
  median: number | null;
  p95: number | null;
  /** The share of leads answered in time, from 0 to 1, among answered and overdue leads; null without any. */
  inTime: number | null;
};

const zone = sql.raw(`'${OFFICE_ZONE}'`);

/** The campaign's source from its URL; otherwise the channel of the lead. */
const source = sql`coalesce(
  nullif(leads.attribution->>'utm_source', ''), nullif(leads.source::text, 'form'), '')`;

const groups: Record<Dimension, SQL> = {
  week: sql`to_char(date_trunc('week', leads.clock_started_at AT TIME ZONE ${zone}), 'YYYY-MM-DD')`,
  all: sql`''`,
  source,
  owner: sql`coalesce(nullif(users.name, ''), users.email, '')`,
};

type Row = {
  name: string;
  leads: number;
  answered: number;
  median: number | null;
  p95: number | null;
  in_time: number | null;
};

/** The maximum number of sources or owners that are returned. */
const MAX_GROUPS = 40;

/**
 * Response times of the leads received in the last weeks, including the current one, by week (in order of time), source
 * or owner (most leads first). Spam is left out. For an answered lead the colleague who answered counts as the owner.
 */
export async function responseTimes(
  payload: Payload,
  dimension: Dimension,
  weeks: number,
): Promise<ResponseGroup[]> {
  const { drizzle } = databaseOf(payload);
  const group = groups[dimension];
  const { rows } = await drizzle.execute<Row>(sql`
    SELECT ${group} AS name, count(*)::int AS leads,
      count(leads.first_response_at)::int AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY leads.response_minutes::float8) AS median,
      percentile_cont(0.95) WITHIN GROUP (ORDER BY leads.response_minutes::float8) AS p95,
      (count(*) FILTER (WHERE leads.first_response_at <= leads.due_at))::float8
        / nullif(count(*) FILTER (
            WHERE leads.first_response_at IS NOT NULL OR leads.due_at <= now()), 0) AS in_time
    FROM leads
    LEFT JOIN users ON users.id = coalesce(leads.responded_by_id, leads.owner_id)
    WHERE leads.due_at IS NOT NULL AND leads.stage <> 'spam'
      AND leads.clock_started_at >= (date_trunc('week', now() AT TIME ZONE ${zone})
        - ${weeks - 1}::int * interval '7 days') AT TIME ZONE ${zone}
    GROUP BY 1
    ORDER BY ${dimension === 'week' ? sql`1` : sql`2 DESC, 1`}
    LIMIT ${dimension === 'week' ? weeks : MAX_GROUPS}`);
  return rows.map(({ name, leads, answered, median, p95, in_time: inTime }) => ({
    name: name || null,
    leads,
    answered,
    median,
    p95,
    inTime,
  }));
}
