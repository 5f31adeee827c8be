import type { Payload } from 'payload';
import type { Consent, Lead, Ticket } from '@/payload-types';

/** A lead with everything that is delivered together with it; `consents` has the latest record of each purpose. */
export type WholeLead = { lead: Lead; consents: Consent[]; ticket: Ticket | null };

/**
 * Loads everything about a lead that is sent to other systems.
 *
 * @throws NotFound when the lead is gone
 */
export async function loadLead(payload: Payload, leadId: number): Promise<WholeLead> {
  const lead = await payload.findByID({ collection: 'leads', id: leadId, depth: 0, joins: false });
  const { docs: consents } = await payload.find({
    collection: 'consents',
    where: { lead: { equals: leadId } },
    depth: 0,
    pagination: false,
    sort: 'id',
  });
  const { docs: tickets } = await payload.find({
    collection: 'tickets',
    where: { lead: { equals: leadId } },
    locale: 'vi',
    depth: 1,
    limit: 1,
  });
  const latest = new Map(consents.map((consent) => [consent.purpose, consent]));
  return { lead, consents: [...latest.values()], ticket: tickets[0] ?? null };
}
