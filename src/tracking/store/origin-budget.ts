import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/database-of';
import { isEverydayOrigin, type Origin, withoutCampaign } from '../analytics/origin';

const MOST_ORIGINS_A_DAY = 300;

/** Origins of the day that the database has taken; a process asks once for each. */
const taken = { day: '', origins: new Set<string>() };

async function isTaken(payload: Payload, day: string, origin: Origin): Promise<boolean> {
  const { drizzle } = databaseOf(payload);
  const { source, medium, campaign } = origin;
  const { rows } = await drizzle.execute(sql`
    SELECT 1 FROM page_origins
    WHERE day = ${day}::timestamptz AND source = ${source} AND medium = ${medium} AND campaign = ${campaign}`);
  return rows.length > 0;
}

async function take(payload: Payload, day: string, origin: Origin): Promise<void> {
  const { drizzle } = databaseOf(payload);
  const { source, medium, campaign } = origin;
  await drizzle.execute(sql`
    INSERT INTO page_origins (day, source, medium, campaign)
    SELECT ${day}::timestamptz, ${source}, ${medium}, ${campaign}
    WHERE (SELECT count(*) FROM page_origins WHERE day = ${day}::timestamptz) < ${MOST_ORIGINS_A_DAY}
    ON CONFLICT DO NOTHING`);
}

/**
 * The origin itself while the day has room for it, otherwise what is left of it without its campaign.
 * Everyday origins need no room, so that nobody can crowd them out with campaigns that there are not.
 *
 * @param day its first moment, in ISO 8601
 * @param mayAdd whether whoever reports may bring an origin that is new today
 */
export async function withinBudget(
  payload: Payload,
  day: string,
  origin: Origin,
  mayAdd: () => Promise<boolean>,
): Promise<Origin> {
  if (isEverydayOrigin(origin)) return origin;
  if (taken.day !== day) {
    taken.day = day;
    taken.origins.clear();
  }
  const key = JSON.stringify([origin.source, origin.medium, origin.campaign]);
  if (taken.origins.has(key)) return origin;
  if (!(await isTaken(payload, day, origin))) {
    if (!(await mayAdd())) return withoutCampaign(origin);
    await take(payload, day, origin);
    if (!(await isTaken(payload, day, origin))) return withoutCampaign(origin);
  }
  taken.origins.add(key);
  return origin;
}
