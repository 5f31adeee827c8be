import type { Payload } from 'payload';
import type { Consent, Lead, Ticket } from '@/payload-types';

/** A lead with what is sent beside it; of each purpose what holds now. */
export type WholeLead = { lead: Lead; consents: Consent[]; ticket: Ticket | null };

/**
 * Everything that another system is told about a lead.
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
