import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { officeIso } from '@/lib/office-hours-arithmetic';
import type { Lead, Ticket } from '@/payload-types';
import { isData } from '@/lib/is-json-object';
import { ticketTypeName } from '../model/ticket-type-name';
import { codeWords } from './label-of-choice-code';
import { displayPhone } from './display-phone-number';
import type { Row } from './write-csv-or-excel';

/** The fields of a lead that the export reads. */
export const registrationSelect = {
  kind: true,
  name: true,
  salutation: true,
  email: true,
  phone: true,
  phoneE164: true,
  company: true,
  department: true,
  industry: true,
  jobTitle: true,
  attribution: true,
  event: true,
  firstQuestion: true,
  secondQuestion: true,
  hub: true,
  dealId: true,
  createdAt: true,
} as const;

export type RegistrationLead = Pick<Lead, 'id' | keyof typeof registrationSelect>;
export type RegistrationTicket = Pick<Ticket, 'ticketType' | 'quantity' | 'total'>;

type Beside = { ticket: RegistrationTicket | null; eventTitle: string | null };

/** A text field of a lead's attribution, which is JSON. */
function attributionOf({ attribution }: Pick<Lead, 'attribution'>, name: string): string {
  if (!isData(attribution)) return '';
  const value = attribution[name];
  return typeof value === 'string' ? value : '';
}

function questions(lead: RegistrationLead, locale: Locale): string {
  const t = getT(locale, 'forms');
  const first = codeWords('firstQuestion', lead.firstQuestion, locale);
  const second = codeWords('secondQuestion', lead.secondQuestion, locale);
  return [
    first && `${t('field.firstQuestion')} ${first}`,
    second && `${t('field.secondQuestion')} ${second}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * A lead as a row of the registration / CRM list, in the order of its columns (spec §3, D25): both questions with their
 * answers in one cell, one per line; the id of the CRM's deal, empty until delivered; the date in ISO 8601 with its
 * zone. Choices are labels in `locale`.
 */
export function registrationRow(
  lead: RegistrationLead,
  { ticket, eventTitle }: Beside,
  locale: Locale,
): Row {
  return [
    lead.name ?? '',
    codeWords('salutation', lead.salutation, locale),
    lead.email ?? '',
    displayPhone(lead.phoneE164, lead.phone),
    lead.company ?? '',
    codeWords('department', lead.department, locale),
    codeWords('industry', lead.industry, locale),
    codeWords('jobTitle', lead.jobTitle, locale),
    attributionOf(lead, 'utm_source'),
    attributionOf(lead, 'utm_content'),
    officeIso(lead.createdAt),
    eventTitle ?? lead.event ?? '',
    (ticket && ticketTypeName(ticket)) ?? '',
    ticket?.quantity ?? '',
    ticket?.total ?? '',
    questions(lead, locale),
    codeWords('hub', lead.hub, locale),
    lead.dealId ?? '',
  ];
}
