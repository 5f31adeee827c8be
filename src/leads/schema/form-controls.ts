import {
  companyMaturity,
  departments,
  hubs,
  industries,
  jobTitles,
  personalMaturity,
  salutations,
} from './form-choice-codes';

/** A key of the message namespace `validation`. */
export type ValidationMessage =
  | 'agree.required'
  | 'choice.invalid'
  | 'company.empty'
  | 'companyAddress.empty'
  | 'companyName.empty'
  | 'companyTaxCode.empty'
  | 'companyTaxCode.invalid'
  | 'consentMarketing.required'
  | 'description.empty'
  | 'description.tooLong'
  | 'email.empty'
  | 'email.invalid'
  | 'hub.empty'
  | 'industry.empty'
  | 'jobTitle.choose'
  | 'jobTitle.empty'
  | 'name.empty'
  | 'phone.empty'
  | 'phone.invalid'
  | 'quantity.invalid'
  | 'question.empty'
  | 'resume.empty'
  | 'resume.encrypted'
  | 'resume.invalid'
  | 'salutation.empty'
  | 'text.tooLong'
  | 'ticketType.empty'
  | 'website.empty'
  | 'website.invalid';

export type FieldRule = 'digits' | 'email' | 'phone' | 'quantity' | 'website';

/** A form control: its rule, its messages and its limits; one row of spec/forms.md. */
export type Control = {
  /**
   * `switch`: a checkbox that only reveals other controls. `consent`: a checkbox for a consent, which is required or
   * optional.
   */
  kind: 'line' | 'text' | 'choice' | 'country' | 'consent' | 'switch' | 'file';
  required: boolean;
  /**
   * The condition under which the control is shown and required; otherwise its value is neither validated nor stored.
   */
  when?: 'event-has-hubs' | 'with-invoice';
  /** The message for a control that is empty, not chosen, or unticked. */
  empty?: ValidationMessage;
  invalid?: ValidationMessage;
  rule?: FieldRule;
  /** The maximum length after cleaning, in characters. */
  maxLength: number;
  /** The codes of a choice. `ticketType` has none here, because ticket types depend on the event. */
  options?: readonly string[];
};

const CODE = 40;

export const salutation = {
  kind: 'choice',
  required: true,
  empty: 'salutation.empty',
  options: salutations,
  maxLength: CODE,
} as const satisfies Control;

export const optionalSalutation = {
  kind: 'choice',
  required: false,
  options: salutations,
  maxLength: CODE,
} as const satisfies Control;

export const name = {
  kind: 'line',
  required: true,
  empty: 'name.empty',
  maxLength: 120,
} as const satisfies Control;

export const email = {
  kind: 'line',
  required: true,
  empty: 'email.empty',
  invalid: 'email.invalid',
  rule: 'email',
  maxLength: 254,
} as const satisfies Control;

export const phoneCountry = {
  kind: 'country',
  required: false,
  maxLength: 2,
} as const satisfies Control;

export const phone = {
  kind: 'line',
  required: true,
  empty: 'phone.empty',
  invalid: 'phone.invalid',
  rule: 'phone',
  maxLength: 40,
} as const satisfies Control;

export const website = {
  kind: 'line',
  required: true,
  empty: 'website.empty',
  invalid: 'website.invalid',
  rule: 'website',
  maxLength: 200,
} as const satisfies Control;

export const company = {
  kind: 'line',
  required: true,
  empty: 'company.empty',
  maxLength: 200,
} as const satisfies Control;

export const industry = {
  kind: 'choice',
  required: true,
  empty: 'industry.empty',
  options: industries,
  maxLength: CODE,
} as const satisfies Control;

export const optionalIndustry = {
  kind: 'choice',
  required: false,
  options: industries,
  maxLength: CODE,
} as const satisfies Control;

export const jobTitle = {
  kind: 'choice',
  required: true,
  empty: 'jobTitle.choose',
  options: jobTitles,
  maxLength: CODE,
} as const satisfies Control;

export const department = {
  kind: 'choice',
  required: false,
  options: departments,
  maxLength: CODE,
} as const satisfies Control;

export const hub = {
  kind: 'choice',
  required: true,
  when: 'event-has-hubs',
  empty: 'hub.empty',
  options: hubs,
  maxLength: CODE,
} as const satisfies Control;

export const firstQuestion = {
  kind: 'choice',
  required: true,
  empty: 'question.empty',
  options: companyMaturity,
  maxLength: CODE,
} as const satisfies Control;

export const secondQuestion = {
  kind: 'choice',
  required: true,
  empty: 'question.empty',
  options: personalMaturity,
  maxLength: CODE,
} as const satisfies Control;

export const preferredLanguage = {
  kind: 'choice',
  required: false,
  options: ['vi', 'en'],
  maxLength: 2,
} as const satisfies Control;

export const description = {
  kind: 'text',
  required: false,
  empty: 'description.empty',
  maxLength: 2000,
} as const satisfies Control;

export const ticketType = {
  kind: 'choice',
  required: true,
  empty: 'ticketType.empty',
  maxLength: CODE,
} as const satisfies Control;

export const quantity = {
  kind: 'line',
  required: true,
  empty: 'quantity.invalid',
  invalid: 'quantity.invalid',
  rule: 'quantity',
  maxLength: CODE,
} as const satisfies Control;

export const invoice = { kind: 'switch', required: false, maxLength: 3 } as const satisfies Control;

const withInvoice = { kind: 'line', required: true, when: 'with-invoice' } as const;

export const invoiceControls = {
  companyName: { ...withInvoice, empty: 'companyName.empty', maxLength: 200 },
  companyAddress: { ...withInvoice, empty: 'companyAddress.empty', maxLength: 300 },
  companyTaxCode: {
    ...withInvoice,
    empty: 'companyTaxCode.empty',
    invalid: 'companyTaxCode.invalid',
    rule: 'digits',
    maxLength: 20,
  },
  invoiceReceiptEmail: { ...email, when: 'with-invoice' },
} as const satisfies Record<string, Control>;

export const resume = {
  kind: 'file',
  required: true,
  empty: 'resume.empty',
  invalid: 'resume.invalid',
  maxLength: 200,
} as const satisfies Control;

export const agree = {
  kind: 'consent',
  required: true,
  empty: 'agree.required',
  maxLength: 3,
} as const satisfies Control;

export const consentMarketing = {
  kind: 'consent',
  required: false,
  empty: 'consentMarketing.required',
  maxLength: 3,
} as const satisfies Control;
