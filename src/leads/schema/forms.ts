import { industries, jobTitles, salutations } from './enumerations';

/** Forms of the site; more kinds join with their own table (forms.md). */
export const formKinds = ['book-demo'] as const;
export type FormKind = (typeof formKinds)[number];

/** Key of the messages namespace `validation`. */
export type ValidationMessage =
  | 'agree.required'
  | 'description.tooLong'
  | 'email.empty'
  | 'email.invalid'
  | 'industry.empty'
  | 'jobTitle.empty'
  | 'name.empty'
  | 'phone.empty'
  | 'phone.invalid'
  | 'text.tooLong'
  | 'choice.invalid'
  | 'website.empty'
  | 'website.invalid';

export type FieldRule = 'email' | 'phone' | 'website';

/** One control: its rule, its messages and its bounds, one row of forms.md. */
export type Control = {
  kind: 'line' | 'text' | 'choice' | 'country' | 'consent';
  required: boolean;
  /** Message when it is left empty, on its placeholder, or unticked. */
  empty?: ValidationMessage;
  invalid?: ValidationMessage;
  rule?: FieldRule;
  /** Most characters after cleaning. */
  maxLength: number;
  options?: readonly string[];
};

const bookDemo = {
  salutation: { kind: 'choice', required: false, options: salutations, maxLength: 20 },
  name: { kind: 'line', required: true, empty: 'name.empty', maxLength: 120 },
  email: {
    kind: 'line',
    required: true,
    empty: 'email.empty',
    invalid: 'email.invalid',
    rule: 'email',
    maxLength: 254,
  },
  phoneCountry: { kind: 'country', required: false, maxLength: 2 },
  phone: {
    kind: 'line',
    required: true,
    empty: 'phone.empty',
    invalid: 'phone.invalid',
    rule: 'phone',
    maxLength: 40,
  },
  company: {
    kind: 'line',
    required: true,
    empty: 'website.empty',
    invalid: 'website.invalid',
    rule: 'website',
    maxLength: 200,
  },
  industry: {
    kind: 'choice',
    required: true,
    empty: 'industry.empty',
    options: industries,
    maxLength: 40,
  },
  jobTitle: {
    kind: 'choice',
    required: true,
    empty: 'jobTitle.empty',
    options: jobTitles,
    maxLength: 40,
  },
  preferredLanguage: { kind: 'choice', required: false, options: ['vi', 'en'], maxLength: 2 },
  description: { kind: 'text', required: false, maxLength: 2000 },
  agree: { kind: 'consent', required: true, empty: 'agree.required', maxLength: 3 },
  consentMarketing: { kind: 'consent', required: false, maxLength: 3 },
} as const satisfies Record<string, Control>;

export type FieldName = keyof typeof bookDemo;

export const forms: Record<FormKind, Record<FieldName, Control>> = { 'book-demo': bookDemo };

export function isFormKind(value: string): value is FormKind {
  return (formKinds as readonly string[]).includes(value);
}
