import type { PayloadRequest } from 'payload';
import type { Lead } from '@/payload-types';

/** A lead found by an SQL statement; `total` is the number without the limit. */
type Found = { id: number; total: number };

/** Leads with their owners, each with the values that the SQL statement returned. */
export type ListedLeads<Row> = { total: number; leads: { lead: Lead; row: Row }[] };

/** Loads the leads that an SQL statement found, in its order, as far as the signed-in person may read leads. */
export async function readableLeads<Row extends Found>(
  req: PayloadRequest,
  rows: readonly Row[],
): Promise<ListedLeads<Row>> {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { id: { in: rows.map(({ id }) => id) } },
    depth: 1,
    joins: false,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const byId = new Map(docs.map((lead) => [lead.id, lead]));
  return {
    total: docs.length > 0 ? (rows[0]?.total ?? 0) : 0,
    leads: rows.flatMap((row) => {
      const lead = byId.get(row.id);
      return lead ? [{ lead, row }] : [];
    }),
  };
}
