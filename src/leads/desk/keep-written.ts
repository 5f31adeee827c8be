import { sql } from 'drizzle-orm';
import type { CollectionBeforeChangeHook } from 'payload';
import type { Lead } from '@/payload-types';
import { sessionOf } from './session';

type Written = Pick<
  Lead,
  | 'dealId'
  | 'person'
  | 'releasedAt'
  | 'clockStartedAt'
  | 'dueAt'
  | 'warnAt'
  | 'warnedAt'
  | 'escalatedAt'
>;

const iso = (column: string) =>
  sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/**
 * A colleague's change writes the whole lead as it was read, which for many leads at once is some seconds
 * ago. What the site itself has noted since then stays: the deal in the CRM, whose lead it is, its clock,
 * alerts sent.
 */
export const keepWritten: CollectionBeforeChangeHook<Lead> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  const session = await sessionOf(req.payload, req);
  const { rows } = (await session.execute(sql`
    SELECT deal_id AS "dealId", person, ${iso('released_at')} AS "releasedAt",
      ${iso('clock_started_at')} AS "clockStartedAt", ${iso('due_at')} AS "dueAt",
      ${iso('warn_at')} AS "warnAt", ${iso('warned_at')} AS "warnedAt",
      ${iso('escalated_at')} AS "escalatedAt"
    FROM leads WHERE id = ${originalDoc.id} FOR NO KEY UPDATE`)) as { rows: Written[] };
  return { ...data, ...rows[0] };
};
