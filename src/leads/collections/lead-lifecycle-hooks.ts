import { sql } from 'drizzle-orm';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import type { Lead } from '@/payload-types';
import { sessionOf } from '@/lib/database-of';
import { emptyAdLeads } from '../privacy/empty-ad-leads';
import { deleteTickets, lockTicketTypes } from '../tickets/free-tickets';

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
  'subscribers',
  'deliveries',
] as const;

/**
 * A lead is erased with everything that belongs to it; a job of its deliveries finds nothing and ends. Its
 * consents stay in their chain without a link to a person (ADR-0022).
 */
export const eraseBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await sessionOf(req.payload, req);
  const isIts = sql`lead_id = ${Number(id)}`;
  // The types of its tickets before the lead, as whoever gives a place back takes them.
  await lockTicketTypes(session, isIts);
  await session.execute(sql`SELECT 1 FROM leads WHERE id = ${id} FOR UPDATE`);
  await emptyAdLeads(session, isIts);
  await deleteTickets(session, isIts);
  for (const collection of belongings) {
    await req.payload.delete({ collection, where: { lead: { equals: id } }, req });
  }
  await session.execute(sql`UPDATE consents SET lead_id = NULL WHERE lead_id = ${id}`);
  await session.execute(sql`UPDATE privacy_requests SET lead_id = NULL WHERE lead_id = ${id}`);
};
