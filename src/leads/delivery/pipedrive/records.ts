import { env } from '@/lib/env';
import { escapeHtml } from '@/lib/escape-html';
import { leadLines } from '../lead-lines';
import type { Shipment } from '../crm-lead';

/*
 * Bodies of Pipedrive's API: persons, organizations and deals in version 2, notes in version 1, which has
 * the only endpoint for them (developers.pipedrive.com/docs/api/v1, read 2026-11-21).
 */

/** What tells this lead's deal and note from any other: its number here, and the delivery's key. */
export const marker = ({ lead, key }: Shipment): string => `#${lead.id}-${key.slice(0, 8)}`;

/** What every deal and note of this site has, in whose text another sign may follow it. */
export const ANY_MARKER = /#\d+-[0-9a-f]{8}(?![0-9a-z])/;

const companyOf = ({ lead }: Shipment): string => lead.company?.trim() ?? '';

export const organizationName = companyOf;

export const organizationBody = (shipment: Shipment) => ({ name: companyOf(shipment) });

const phoneOf = (lead: Shipment['lead']) => lead.phoneE164 || lead.phone;

const personName = ({ lead }: Shipment): string =>
  lead.name?.trim() || lead.email || phoneOf(lead) || `#${lead.id}`;

export function personBody(shipment: Shipment, organizationId: number | undefined) {
  const { lead } = shipment;
  const phone = phoneOf(lead);
  return {
    name: personName(shipment),
    ...(lead.email ? { emails: [{ value: lead.email, primary: true, label: 'work' }] } : {}),
    ...(phone ? { phones: [{ value: phone, primary: true, label: 'mobile' }] } : {}),
    ...(organizationId === undefined ? {} : { org_id: organizationId }),
  };
}

const dealTitle = (shipment: Shipment): string =>
  `${companyOf(shipment) || personName(shipment)} · ${shipment.lead.kind} · ${marker(shipment)}`;

export function dealBody(shipment: Shipment, personId: number, organizationId: number | undefined) {
  const { PIPEDRIVE_STAGE_ID: stage, PIPEDRIVE_LEAD_FIELD: field } = env();
  return {
    title: dealTitle(shipment),
    person_id: personId,
    ...(organizationId === undefined ? {} : { org_id: organizationId }),
    ...(stage === undefined ? {} : { stage_id: stage }),
    ...(shipment.ticket ? { value: shipment.ticket.total, currency: 'VND' } : {}),
    ...(field ? { custom_fields: { [field]: shipment.key } } : {}),
  };
}

export const noteBody = (shipment: Shipment, dealId: number) => ({
  deal_id: dealId,
  content: [...leadLines(shipment), marker(shipment)]
    .map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`)
    .join(''),
});
