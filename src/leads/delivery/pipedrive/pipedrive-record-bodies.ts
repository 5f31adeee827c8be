import { env } from '@/lib/env';
import { escapeHtml } from '@/lib/escape-html';
import { leadLines } from '../lead-as-text-lines';
import type { CrmLead } from '../lead-data-for-crms';

/* Request bodies for Pipedrive's API: persons, organizations and deals in version 2, notes in version 1, which alone
   has an endpoint for notes (developers.pipedrive.com/docs/api/v1, read 2026-11-21). */

/** Identifies this lead's deal and note: the lead's id and the first characters of the delivery's key. */
export const marker = ({ lead, key }: CrmLead): string => `#${lead.id}-${key.slice(0, 8)}`;

/** Matches the marker in the text of every deal and note that this site has written: `#<lead>-<key>`. */
export const ANY_MARKER = /#\d+-[0-9a-f]{8}(?![0-9a-z])/;

const companyOf = ({ lead }: CrmLead): string => lead.company?.trim() ?? '';

export const organizationName = companyOf;

export const organizationBody = (crmLead: CrmLead) => ({ name: companyOf(crmLead) });

const phoneOf = (lead: CrmLead['lead']) => lead.phoneE164 || lead.phone;

const personName = ({ lead }: CrmLead): string =>
  lead.name?.trim() || lead.email || phoneOf(lead) || `#${lead.id}`;

export function personBody(crmLead: CrmLead, organizationId: number | undefined) {
  const { lead } = crmLead;
  const phone = phoneOf(lead);
  return {
    name: personName(crmLead),
    ...(lead.email ? { emails: [{ value: lead.email, primary: true, label: 'work' }] } : {}),
    ...(phone ? { phones: [{ value: phone, primary: true, label: 'mobile' }] } : {}),
    ...(organizationId === undefined ? {} : { org_id: organizationId }),
  };
}

const dealTitle = (crmLead: CrmLead): string =>
  `${companyOf(crmLead) || personName(crmLead)} · ${crmLead.lead.kind} · ${marker(crmLead)}`;

export function dealBody(crmLead: CrmLead, personId: number, organizationId: number | undefined) {
  const { PIPEDRIVE_STAGE_ID: stage, PIPEDRIVE_LEAD_FIELD: field } = env();
  return {
    title: dealTitle(crmLead),
    person_id: personId,
    ...(organizationId === undefined ? {} : { org_id: organizationId }),
    ...(stage === undefined ? {} : { stage_id: stage }),
    ...(crmLead.ticket ? { value: crmLead.ticket.total, currency: 'VND' } : {}),
    ...(field ? { custom_fields: { [field]: crmLead.key } } : {}),
  };
}

export const noteBody = (crmLead: CrmLead, dealId: number) => ({
  deal_id: dealId,
  content: [...leadLines(crmLead), marker(crmLead)]
    .map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`)
    .join(''),
});
