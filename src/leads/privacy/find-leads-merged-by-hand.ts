import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL for the person of a lead before any merge by hand. A merge records that person in the history of each lead that
 * it moves; merges before the latest split do not count.
 */
const cameUnder = sql`coalesce(
  (SELECT merged.data->>'from' FROM lead_events merged
   WHERE merged.lead_id = l.id AND merged.kind::text = 'merged' AND merged.data->>'from' IS NOT NULL
     AND merged.id > coalesce((SELECT max(split.id) FROM lead_events split
       WHERE split.lead_id = l.id AND split.kind::text = 'split'), 0)
   ORDER BY merged.id LIMIT 1),
  l.person)`;

/**
 * SQL that selects the leads that a colleague merged by hand with the given ones, and other leads of the same person
 * with the e-mail address of a merged lead. A shared phone number alone selects nothing, even when one of its leads was
 * merged by hand: many people share a switchboard.
 * @param leads SQL condition that selects the given leads
 */
export const mergedLeads = (leads: SQL): SQL => sql`
  WITH origins AS (
    SELECT l.id, l.person, l.email_key, ${cameUnder} AS origin FROM leads l
    WHERE l.person IN (SELECT person FROM leads WHERE ${leads})),
  asked AS (SELECT * FROM origins WHERE id IN (SELECT id FROM leads WHERE ${leads})),
  apart AS (
    SELECT other.* FROM origins other
    JOIN asked ON asked.person = other.person AND asked.origin <> other.origin)
  SELECT id FROM apart
  UNION
  SELECT later.id FROM origins later
  JOIN apart ON apart.person = later.person AND apart.email_key = later.email_key`;
