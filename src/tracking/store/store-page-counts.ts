import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import type { Counts } from '../analytics/counts-of-page-report';
import { OTHER, otherOrigin } from '../analytics/visit-origin';
import { withinBudget } from './limit-visit-origins-per-day';

const RETENTION_MONTHS = 25;
/** The maximum number of counters per day, far more than a busy day needs; further ones are added to "other". */
const MAX_COUNTERS_PER_DAY = 50_000;

/** The number of counters of the day, as far as this process knows. */
const counters = { day: '', made: 0 };

/** Deletes expired counts, and origins of earlier days. A day begins at midnight UTC. */
async function forgetOld(payload: Payload, day: string): Promise<void> {
  const { drizzle } = databaseOf(payload);
  await drizzle.execute(sql`
    DELETE FROM page_counts
    WHERE hour < ${day}::timestamptz - make_interval(months => ${RETENTION_MONTHS}::int)`);
  await drizzle.execute(sql`DELETE FROM page_origins WHERE day < ${day}::timestamptz`);
}

async function beginDay(payload: Payload, day: string): Promise<void> {
  if (counters.day === day) return;
  await forgetOld(payload, day);
  const { drizzle } = databaseOf(payload);
  const { rows } = await drizzle.execute<{ made: number }>(sql`
    SELECT count(*)::int AS made FROM page_counts WHERE hour >= ${day}::timestamptz`);
  counters.made = rows[0]?.made ?? 0;
  counters.day = day;
}

/**
 * Reduces a report to one counter for each event and language, once the day has reached its maximum number of counters.
 */
const summary = ({ language, events }: Counts): Counts => ({
  path: OTHER,
  language,
  origin: otherOrigin,
  events: [...new Set(events.map(({ event }) => event))].map((event) => ({ event, target: OTHER })),
});

/**
 * Increments each counter of a report; concurrent reports are all counted.
 * @param now the time, whose hour is counted
 * @param mayAdd whether this IP address may add an origin that is new today
 * @throws on a database failure
 */
export async function countPage(
  payload: Payload,
  counts: Counts,
  now: Date,
  mayAdd: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  if (counts.events.length === 0) return;
  const day = `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  await beginDay(payload, day);
  const { path, language, origin, events } =
    counters.made < MAX_COUNTERS_PER_DAY
      ? { ...counts, origin: await withinBudget(payload, day, counts.origin, mayAdd) }
      : summary(counts);
  const { source, medium, campaign } = origin;
  // Counters are updated in a fixed order, so that two reports never deadlock.
  const rows = events
    .toSorted((a, b) => (`${a.event} ${a.target}` < `${b.event} ${b.target}` ? -1 : 1))
    .map(
      ({ event, target }) => sql`(date_trunc('hour', ${now.toISOString()}::timestamptz, 'UTC'),
        ${path}, ${language}, ${source}, ${medium}, ${campaign}, ${event}, ${target}, 1)`,
    );
  const { drizzle } = databaseOf(payload);
  const counted = await drizzle.execute<{ is_new: boolean }>(sql`
    INSERT INTO page_counts
      (hour, path, language, source, medium, campaign, event, target, count)
    VALUES ${sql.join(rows, sql`, `)}
    ON CONFLICT (hour, path, language, source, medium, campaign, event, target)
    DO UPDATE SET count = page_counts.count + 1
    RETURNING xmax = 0 AS is_new`);
  counters.made += counted.rows.filter((row) => row.is_new).length;
}
