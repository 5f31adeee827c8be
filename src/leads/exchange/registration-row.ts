import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import type { Lead, Ticket } from '@/payload-types';
import {
  companyMaturity,
  departments,
  hubs,
  industries,
  jobTitles,
  personalMaturity,
  salutations,
} from '../schema/enumerations';
import { zonedIso } from './moment';
import { displayPhone } from './phone';
import type { Row } from './spreadsheet';

/** What the export reads of a lead. */
export const registrationSelect = {
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

/** The words of a code, or what is stored where it is none of the codes (older forms, imported rows). */
const worded = <Code extends string>(
  codes: readonly Code[],
  stored: string | null | undefined,
  words: (code: Code) => string,
): string => {
  const code = codes.find((one) => one === stored);
  return code === undefined ? (stored ?? '') : words(code);
};

/** A text of a lead's attribution, which is JSON of the landing URL's parameters. */
function attributionOf({ attribution }: Pick<Lead, 'attribution'>, name: string): string {
  if (typeof attribution !== 'object' || attribution === null || Array.isArray(attribution)) {
    return '';
  }
  const value = attribution[name];
  return typeof value === 'string' ? value : '';
}

function questions(lead: RegistrationLead, locale: Locale): string {
  const t = getT(locale, 'forms');
  const first = worded(companyMaturity, lead.firstQuestion, (code) => t(`companyMaturity.${code}`));
  const second = worded(personalMaturity, lead.secondQuestion, (code) =>
    t(`personalMaturity.${code}`),
  );
  return [
    first && `${t('field.firstQuestion')} ${first}`,
    second && `${t('field.secondQuestion')} ${second}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const typeName = ({ ticketType }: RegistrationTicket): string =>
  typeof ticketType === 'number' ? '' : (ticketType.name ?? '');

/**
 * A lead as a row of the registration / CRM list, in the order of its columns (spec §3, decision 25):
 * both questions with their answers in one cell, one a line; the CRM deal's id, empty until delivered;
 * the date in ISO 8601 with the zone. Choices are written in the words of `locale`.
 */
export function registrationRow(
  lead: RegistrationLead,
  { ticket, eventTitle }: Beside,
  locale: Locale,
): Row {
  const t = getT(locale, 'forms');
  return [
    lead.name ?? '',
    worded(salutations, lead.salutation, (code) => t(`salutation.${code}`)),
    lead.email ?? '',
    displayPhone(lead.phoneE164, lead.phone),
    lead.company ?? '',
    worded(departments, lead.department, (code) => t(`department.${code}`)),
    worded(industries, lead.industry, (code) => t(`industry.${code}`)),
    worded(jobTitles, lead.jobTitle, (code) => t(`jobTitle.${code}`)),
    attributionOf(lead, 'utm_source'),
    attributionOf(lead, 'utm_content'),
    zonedIso(lead.createdAt),
    eventTitle ?? lead.event ?? '',
    ticket ? typeName(ticket) : '',
    ticket ? String(ticket.quantity) : '',
    ticket ? String(ticket.total) : '',
    questions(lead, locale),
    worded(hubs, lead.hub, (code) => t(`hub.${code}`)),
    lead.dealId ?? '',
  ];
}
