import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { isEverydayOrigin, type Origin, withoutCampaign } from '../analytics/visit-origin';

const MAX_ORIGINS_PER_DAY = 300;

/**
 * Origins that are stored in the database for this day, as far as this process knows, so that each is queried once
 * per process.
 */
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
    WHERE (SELECT count(*) FROM page_origins WHERE day = ${day}::timestamptz) < ${MAX_ORIGINS_PER_DAY}
    ON CONFLICT DO NOTHING`);
}

/**
 * Returns the origin while fewer origins are stored for the day than allowed, otherwise its reduced form without a
 * campaign. Known origins do not count, so that made-up campaigns can not crowd them out.
 * @param day the start of the day, in ISO 8601
 * @param mayAdd whether this IP address may add an origin that is new today
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
