import type { FormKind } from '@/leads/schema/form-definitions';
import type { EventChoices } from '@/leads/schema/validate-submission';

/** The time at which a form was opened, a minute ago, as the page's script sends it. */
export const openedAt = String(Date.now() - 60_000);

/** A valid demo form with every required control of spec/forms.md, as the script of its page sends it. */
export const validForm = {
  startedAt: openedAt,
  salutation: 'chi',
  name: 'Trần Thị Lan',
  email: 'lan@tamvia.vn',
  phone: '0912 345 678',
  company: 'tamvia.vn',
  industry: 'retail',
  jobTitle: 'manager-leader',
  description: 'Tôi muốn xem báo cáo.',
  agree: 'yes',
} as const;

const person = {
  startedAt: openedAt,
  salutation: 'chi',
  name: 'Trần Thị Lan',
  email: 'lan@tamvia.vn',
  phone: '0912 345 678',
  company: 'Công ty Hoa Mai',
  jobTitle: 'manager-leader',
  firstQuestion: 'piloting',
  secondQuestion: 'practising',
  agree: 'yes',
} as const;

/** An event with two hubs and two ticket types, `1` and `2`. */
export const eventChoices: EventChoices = {
  hubs: ['ho-chi-minh', 'ha-noi'],
  ticketTypes: ['1', '2'],
};

/** Valid values of every form, those of the ticket with an invoice; files are added separately. */
export const validForms: Readonly<Record<FormKind, Readonly<Record<string, string>>>> = {
  'book-demo': validForm,
  'get-ticket': {
    ...person,
    ticketType: '1',
    quantity: '2',
    hub: 'ha-noi',
    invoice: 'yes',
    companyName: 'Công ty TNHH Hoa Mai',
    companyAddress: '12 Lê Lợi, Quận 1, TP. Hồ Chí Minh',
    companyTaxCode: '0312345678',
    invoiceReceiptEmail: 'ketoan@hoamai.vn',
  },
  'get-document': person,
  contact: {
    startedAt: openedAt,
    name: 'Lan',
    email: 'lan@tamvia.vn',
    description: 'Xin báo giá.',
    agree: 'yes',
  },
  career: {
    startedAt: openedAt,
    name: 'Lan',
    email: 'lan@tamvia.vn',
    phone: '0912 345 678',
    agree: 'yes',
  },
  newsletter: { startedAt: openedAt, email: 'lan@tamvia.vn', consentMarketing: 'yes' },
};
