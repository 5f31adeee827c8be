import { getT } from '@/i18n/server-translations';
import { ticketTypeName } from '../model/ticket-type-name';
import type { CrmLead } from './lead-data-for-crms';

/** The language of the notes in the CRM, which sales reads. */
const LOCALE = 'vi';

/** The lines of a note in Pipedrive: what the site writes of a lead that has no field of its own there. */
export function leadLines({ lead, consents, ticket }: CrmLead): string[] {
  const t = getT(LOCALE, 'mails');
  const typeName = (ticket && ticketTypeName(ticket)) ?? '';
  const lines: [string, string | null | undefined][] = [
    ['Form', lead.kind],
    [t('detail.page'), lead.page],
    ['Job title', lead.jobTitle],
    ['Industry', lead.industry],
    [t('detail.event'), lead.event],
    [t('detail.ticketType'), ticket ? `${ticket.quantity} × ${typeName}, ${ticket.total} VND` : ''],
    [t('detail.document'), lead.document],
    [t('detail.message'), lead.description],
    ...consents.map(({ purpose, granted, text }): [string, string] => [
      `${purpose}: ${granted ? '✓' : '✗'}`,
      text,
    ]),
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}
