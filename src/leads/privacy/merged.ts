import { sql, type SQL } from 'drizzle-orm';

/**
 * Under which person a lead came, before anybody put that person together with another one: a merge notes
 * it with each lead that it moves, and a split begins anew.
 */
const cameUnder = sql`coalesce(
  (SELECT merged.data->>'from' FROM lead_events merged
   WHERE merged.lead_id = l.id AND merged.kind::text = 'merged' AND merged.data->>'from' IS NOT NULL
     AND merged.id > coalesce((SELECT max(split.id) FROM lead_events split
       WHERE split.lead_id = l.id AND split.kind::text = 'split'), 0)
   ORDER BY merged.id LIMIT 1),
  l.person)`;

/**
 * People of these leads that somebody has put together by hand. Those whom a shared number alone puts
 * together are not among them: a switchboard is many people.
 */
export const mergedPeople = (leads: SQL): SQL => sql`
  SELECT person FROM (
    SELECT l.person, ${cameUnder} AS origin FROM leads l
    WHERE l.person IN (SELECT person FROM leads WHERE ${leads})) AS origins
  GROUP BY person HAVING count(DISTINCT origin) > 1`;
