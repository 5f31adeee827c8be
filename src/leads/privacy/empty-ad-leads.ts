import { sql, type SQL } from 'drizzle-orm';
import type { Session } from '@/lib/database-of';

/**
 * Of an ad's answer only the network's id stays, so that it is known, and makes no lead, when the network
 * or a file brings it once more.
 */
export async function emptyAdLeads(session: Session, which: SQL): Promise<void> {
  await session.execute(sql`
    UPDATE ad_leads SET status = 'erased', lead_id = NULL, reason = NULL, full_name = NULL,
      email = NULL, phone = NULL, campaign_name = NULL, form_name = NULL, "values" = NULL, raw = NULL,
      updated_at = now() WHERE ${which}`);
}
