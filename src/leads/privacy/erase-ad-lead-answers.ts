import { sql, type SQL } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';

/**
 * Erases the data of ad leads except for the network's id, by which an ad lead is recognised, and makes no new lead,
 * when the network or an imported file delivers it again.
 */
export async function emptyAdLeads(session: Session, which: SQL): Promise<void> {
  await session.execute(sql`
    UPDATE ad_leads SET status = 'erased', lead_id = NULL, reason = NULL, full_name = NULL,
      email = NULL, phone = NULL, campaign_name = NULL, form_name = NULL, "values" = NULL, raw = NULL,
      updated_at = now() WHERE ${which}`);
}
