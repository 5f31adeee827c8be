import { getT } from '@/i18n/server-translations';
import { ticketTypeName } from '../model/ticket-type-name';
import type { CrmLead } from './lead-data-for-crms';

/** The language of the notes in the CRM, which sales reads. */
const LOCALE = 'vi';

/**
 * The lines of a note in Pipedrive: everything of a lead that has no field of its own there. Choices are written as
 * their codes.
 */
export function leadLines({ lead, consents, ticket }: CrmLead): string[] {
  const t = getT(LOCALE, 'mails');
  const form = getT(LOCALE, 'forms');
  const typeName = (ticket && ticketTypeName(ticket)) ?? '';
  const lines: [string, string | null | undefined][] = [
    ['Form', lead.kind],
    [t('detail.page'), lead.page],
    [form('field.salutation'), lead.salutation],
    [form('field.jobTitle'), lead.jobTitle],
    [form('field.department'), lead.department],
    [form('field.industry'), lead.industry],
    [form('field.preferredLanguage'), lead.preferredLanguage],
    [t('detail.event'), lead.event],
    [form('field.hub'), lead.hub],
    [t('detail.ticketType'), ticket ? `${ticket.quantity} × ${typeName}, ${ticket.total} VND` : ''],
    [form('field.firstQuestion'), lead.firstQuestion],
    [form('field.secondQuestion'), lead.secondQuestion],
    [form('field.companyName'), lead.companyName],
    [form('field.companyAddress'), lead.companyAddress],
    [form('field.companyTaxCode'), lead.companyTaxCode],
    [form('field.invoiceReceiptEmail'), lead.invoiceReceiptEmail],
    [t('detail.document'), lead.document],
    [t('detail.position'), lead.position],
    [t('detail.message'), lead.description],
    ...consents.map(({ purpose, granted, text }): [string, string] => [
      `${purpose}: ${granted ? '✓' : '✗'}`,
      text,
    ]),
  ];
  return lines.flatMap(([label, value]) =>
    value ? [`${label}${label.endsWith('?') ? '' : ':'} ${value}`] : [],
  );
}
