import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '@/lib/payload-database';
import type { Lead } from '@/payload-types';
import { readableLeads } from './readable-leads';

/** Days without any activity after which a lead in progress counts as inactive. */
export const INACTIVE_DAYS = 7;

type InactiveRow = { id: number; last: string; total: number };

export type InactiveLeads = { total: number; leads: { lead: Lead; last: string }[] };

/**
 * Leads in progress without any activity for {@link INACTIVE_DAYS} days and without a next step in the future, the
 * longest inactive first, as far as the signed-in person may read leads. Activity is what a colleague did, exports
 * excepted.
 * @param most the maximum number of leads to read
 */
export async function inactiveLeads(req: PayloadRequest, most: number): Promise<InactiveLeads> {
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<InactiveRow>(sql`
    SELECT leads.id, done.at AS last, count(*) OVER ()::int AS total
    FROM leads CROSS JOIN LATERAL (
      -- An export counts as no activity.
      SELECT coalesce(max(at), first_response_at, leads.created_at) AS at FROM lead_events
      WHERE lead_id = leads.id AND actor_id IS NOT NULL AND kind <> 'exported') AS done
    WHERE (stage IN ('contacted', 'qualified') OR (stage = 'new' AND first_response_at IS NOT NULL))
      AND done.at < now() - make_interval(days => ${INACTIVE_DAYS})
      AND (next_step_at IS NULL OR next_step_at < now())
    ORDER BY done.at LIMIT ${most}`);
  const { total, leads } = await readableLeads(req, rows);
  return {
    total,
    leads: leads.map(({ lead, row }) => ({ lead, last: new Date(row.last).toISOString() })),
  };
}
