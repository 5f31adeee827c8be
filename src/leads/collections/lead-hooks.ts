import { sql } from 'drizzle-orm';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';
import type { Lead } from '@/payload-types';
import { sessionOf } from '../desk/session';

/** When a lead came in stays what it was: the reply promise is counted from it. */
export const keepReceivedAt: CollectionBeforeChangeHook<Lead> = ({
  data,
  operation,
  originalDoc,
}) =>
  operation === 'update' && originalDoc ? { ...data, createdAt: originalDoc.createdAt } : data;

const belongings = [
  'lead-notes',
  'lead-events',
  'mails',
  'document-links',
  'resumes',
  'tickets',
  'subscribers',
  'deliveries',
  'consents',
] as const;

/**
 * Of an ad's answer only the network's id stays, so that it is known, and makes no lead, when the network
 * or a file brings it once more.
 */
async function emptyAdLeads(req: PayloadRequest, lead: number): Promise<void> {
  const session = await sessionOf(req.payload, req);
  await session.execute(sql`
    UPDATE ad_leads SET status = 'erased', lead_id = NULL, reason = NULL, full_name = NULL,
      email = NULL, phone = NULL, campaign_name = NULL, form_name = NULL, "values" = NULL, raw = NULL,
      updated_at = now() WHERE lead_id = ${lead}`);
}

/** A lead is erased with everything that belongs to it; a job of its deliveries finds nothing and ends. */
export const eraseBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await emptyAdLeads(req, Number(id));
  for (const collection of belongings) {
    await req.payload.delete({ collection, where: { lead: { equals: id } }, req });
  }
};
