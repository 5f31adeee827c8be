import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import type { Lead } from '@/payload-types';
import type { KnownIds } from './lead-data-for-crms';

/** For how long, in minutes, a CRM's search may not find a new record. */
const CRM_SEARCH_DELAY_MINUTES = 10;

/**
 * Ids of records in Pipedrive that deliveries of the same person or company have just created or found: a second
 * request a moment later must not create a second record.
 */
export async function recentCrmIds(
  payload: Payload,
  lead: Pick<Lead, 'email' | 'phoneE164' | 'company'>,
): Promise<KnownIds> {
  const { drizzle } = databaseOf(payload);
  const newest = async (id: 'personId' | 'organizationId', same: ReturnType<typeof sql>) => {
    const { rows } = await drizzle.execute<{ id: string }>(sql`
      SELECT d.remote->>${id} AS id FROM deliveries d JOIN leads l ON l.id = d.lead_id
      WHERE d.target = 'pipedrive' AND ${same} AND d.remote->>${id} IS NOT NULL
        AND d.updated_at > now() - make_interval(mins => ${CRM_SEARCH_DELAY_MINUTES})
      ORDER BY d.id DESC LIMIT 1`);
    return rows[0]?.id ?? null;
  };
  const company = lead.company?.trim();
  return {
    personId: await newest(
      'personId',
      lead.email
        ? sql`lower(l.email) = lower(${lead.email})`
        : sql`l.phone_e164 = ${lead.phoneE164 || null}`,
    ),
    organizationId: company
      ? await newest('organizationId', sql`lower(btrim(l.company)) = lower(${company})`)
      : null,
  };
}
