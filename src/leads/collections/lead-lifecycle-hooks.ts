import { sql } from 'drizzle-orm';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import type { Lead } from '@/payload-types';
import { sessionOf } from '@/lib/payload-database';
import { emptyAdLeads } from '../privacy/erase-ad-lead-answers';
import { deleteTickets, lockTicketTypes } from '../tickets/delete-tickets';

/** Keeps the time at which a lead came in unchanged: the due time of the reply is computed from it. */
export const keepReceivedAt: CollectionBeforeChangeHook<Lead> = ({
  data,
  operation,
  originalDoc,
}) =>
  operation === 'update' && originalDoc ? { ...data, createdAt: originalDoc.createdAt } : data;

const dependents = [
  'lead-mentions',
  'lead-notes',
  'lead-events',
  'mails',
  'document-links',
  'resumes',
  'subscribers',
  'deliveries',
] as const;

/**
 * Deletes the dependent records of a lead together with it. The jobs of its deliveries then find no delivery and end.
 * Its consents stay in the hash chain without a reference to a person (ADR-0022).
 */
export const eraseDependents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await sessionOf(req.payload, req);
  const isIts = sql`lead_id = ${Number(id)}`;
  // Locks the ticket types before the lead, in the same order as a cancellation, so that the two can not deadlock.
  await lockTicketTypes(session, isIts);
  await session.execute(sql`SELECT 1 FROM leads WHERE id = ${id} FOR UPDATE`);
  await emptyAdLeads(session, isIts);
  await deleteTickets(session, isIts);
  for (const collection of dependents) {
    await req.payload.delete({ collection, where: { lead: { equals: id } }, req });
  }
  await session.execute(sql`UPDATE consents SET lead_id = NULL WHERE lead_id = ${id}`);
  await session.execute(sql`UPDATE privacy_requests SET lead_id = NULL WHERE lead_id = ${id}`);
};
