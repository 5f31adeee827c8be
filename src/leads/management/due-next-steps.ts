import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '@/lib/payload-database';
import { officeMidnight } from '@/lib/office-hours-arithmetic';
import type { Lead } from '@/payload-types';
import { sqlList } from '../model/sql-in-list';
import { openStages } from '../schema/open-lead-stages';
import { readableLeads } from './readable-leads';

export type DueSteps = {
  /** The total, including those that are not shown. */
  total: number;
  /** Leads with their owners, and whether the next step belongs to the signed-in person. */
  leads: { lead: Lead; isMine: boolean }[];
};

/**
 * Next steps due today in Viet Nam or overdue, of open leads that the signed-in person may read: their own first, then
 * the oldest.
 * @param most the maximum number of steps to read
 */
export async function dueSteps(req: PayloadRequest, most: number): Promise<DueSteps> {
  const session = await sessionOf(req.payload, req);
  const { rows } = await session.execute<{ id: number; mine: boolean; total: number }>(sql`
    SELECT id, coalesce(coalesce(next_step_owner_id, owner_id) = ${req.user?.id ?? null}::int, false) AS mine,
      count(*) OVER ()::int AS total
    FROM leads
    WHERE next_step_at < ${officeMidnight()}::timestamptz + interval '1 day'
      AND stage::text IN (${sqlList(openStages)})
    ORDER BY mine DESC, next_step_at, id LIMIT ${most}`);
  const { total, leads } = await readableLeads(req, rows);
  return { total, leads: leads.map(({ lead, row }) => ({ lead, isMine: row.mine })) };
}
