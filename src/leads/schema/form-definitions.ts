import * as control from './form-controls';
import type { Control } from './form-controls';

/** The kinds of forms of the site (spec/forms.md). */
export const formKinds = [
  'book-demo',
  'get-ticket',
  'get-document',
  'contact',
  'career',
  'newsletter',
] as const;
export type FormKind = (typeof formKinds)[number];

const bookDemo = {
  salutation: control.optionalSalutation,
  name: control.name,
  email: control.email,
  phoneCountry: control.phoneCountry,
  phone: control.phone,
  company: control.website,
  industry: control.industry,
  jobTitle: { ...control.jobTitle, empty: 'jobTitle.empty' },
  preferredLanguage: control.preferredLanguage,
  description: control.description,
  agree: control.agree,
  consentMarketing: control.consentMarketing,
} as const satisfies Record<string, Control>;

const getTicket = {
  ticketType: control.ticketType,
  quantity: control.quantity,
  hub: control.hub,
  salutation: control.salutation,
  name: control.name,
  email: control.email,
  phoneCountry: control.phoneCountry,
  phone: control.phone,
  company: control.company,
  industry: control.optionalIndustry,
  jobTitle: control.jobTitle,
  department: control.department,
  firstQuestion: control.firstQuestion,
  secondQuestion: control.secondQuestion,
  preferredLanguage: control.preferredLanguage,
  description: control.description,
  invoice: control.invoice,
  ...control.invoiceControls,
  agree: control.agree,
  consentMarketing: control.consentMarketing,
} as const satisfies Record<string, Control>;

const getDocument = {
  salutation: control.salutation,
  name: control.name,
  email: control.email,
  phoneCountry: control.phoneCountry,
  phone: control.phone,
  company: control.company,
  industry: control.optionalIndustry,
  jobTitle: control.jobTitle,
  department: control.department,
  firstQuestion: control.firstQuestion,
  secondQuestion: control.secondQuestion,
  preferredLanguage: control.preferredLanguage,
  agree: control.agree,
  consentMarketing: control.consentMarketing,
} as const satisfies Record<string, Control>;

const contact = {
  name: control.name,
  email: control.email,
  phoneCountry: control.phoneCountry,
  phone: { ...control.phone, required: false },
  company: { ...control.company, required: false },
  preferredLanguage: control.preferredLanguage,
  description: { ...control.description, required: true },
  agree: control.agree,
  consentMarketing: control.consentMarketing,
} as const satisfies Record<string, Control>;

const career = {
  name: control.name,
  email: control.email,
  phoneCountry: control.phoneCountry,
  phone: control.phone,
  resume: control.resume,
  description: control.description,
  preferredLanguage: control.preferredLanguage,
  agree: control.agree,
} as const satisfies Record<string, Control>;

const newsletter = {
  email: control.email,
  preferredLanguage: control.preferredLanguage,
  consentMarketing: { ...control.consentMarketing, required: true },
} as const satisfies Record<string, Control>;

/** The names under which the controls of all forms are posted (spec/forms.md); other systems rely on these names. */
export type FieldName =
  | keyof typeof bookDemo
  | keyof typeof getTicket
  | keyof typeof getDocument
  | keyof typeof contact
  | keyof typeof career
  | keyof typeof newsletter;

export type FormTable = Partial<Record<FieldName, Control>>;

/** The controls of each kind of form, in display order. */
export const forms: Record<FormKind, FormTable> = {
  'book-demo': bookDemo,
  'get-ticket': getTicket,
  'get-document': getDocument,
  contact,
  career,
  newsletter,
};

/** The controls of a kind of form with their names, in display order. */
export function controlsOf(kind: FormKind): [FieldName, Control][] {
  return Object.entries(forms[kind]) as [FieldName, Control][];
}

export const fieldNames: readonly FieldName[] = [
  ...new Set(formKinds.flatMap((kind) => controlsOf(kind).map(([name]) => name))),
];

export function isFormKind(value: string): value is FormKind {
  return (formKinds as readonly string[]).includes(value);
}
