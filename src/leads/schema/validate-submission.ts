import {
  isDigits,
  isEmail,
  isQuantity,
  isVietnameseMobile,
  isWebsite,
} from './form-validation-rules';
import type { Control, FieldRule, ValidationMessage } from './form-controls';
import { controlsOf, type FieldName, fieldNames, type FormKind } from './form-definitions';
import { cleanLine, cleanText } from './clean-text';

/**
 * The cleaned values of all controls of any form; empty for controls that the form does not have. For a file: its name.
 */
export type FieldValues = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, ValidationMessage>>;

/**
 * Whether a number is valid for a country (ISO 3166, not `VN`). The server uses libphonenumber; the browser only checks
 * that the number is plausible.
 */
export type ForeignPhoneCheck = (value: string, country: string) => boolean;

/** The choices of an event's ticket form: codes of its hubs (may be none) and of its ticket types. */
export type EventChoices = { hubs: readonly string[]; ticketTypes: readonly string[] };

export type FormContext = {
  isForeignPhone: ForeignPhoneCheck;
  /** The event's choices, needed for `get-ticket`: without them no ticket type is valid, and no hub is required. */
  event?: EventChoices | undefined;
  /** Whether the attached file is a PDF or DOCX of at most 5 MB by its content. */
  resume?: 'missing' | 'valid' | 'invalid';
};

/** The value of a ticked checkbox; every other value counts as unticked. */
export const TICKED = 'yes';

const NO_EVENT: EventChoices = { hubs: [], ticketTypes: [] };

/** Cleans the values of a form. The result has every control of any form, empty if it was not sent. */
export function cleanValues(kind: FormKind, raw: Readonly<Record<string, unknown>>): FieldValues {
  const values = Object.fromEntries(fieldNames.map((name) => [name, ''])) as FieldValues;
  for (const [name, control] of controlsOf(kind)) {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (typeof value !== 'string') continue;
    const clean = control.kind === 'text' ? cleanText : cleanLine;
    values[name] = clean(value, control.maxLength);
  }
  return values;
}

/** Whether a control is shown, given the other values. */
function isAsked(control: Control, values: FieldValues, event: EventChoices): boolean {
  if (control.when === 'with-invoice') return values.invoice === TICKED;
  if (control.when === 'event-has-hubs') return event.hubs.length > 0;
  return true;
}

const rules: Record<Exclude<FieldRule, 'phone'>, (value: string) => boolean> = {
  digits: isDigits,
  email: isEmail,
  quantity: isQuantity,
  website: isWebsite,
};

/** Rules whose fields report a too long value as invalid, without a message about its length. */
const shortByRule: readonly FieldRule[] = ['email', 'phone', 'quantity'];

/** The message for a value that is too long. */
function tooLong({ kind, rule, invalid }: Control): ValidationMessage | undefined {
  if (rule && shortByRule.includes(rule)) return invalid;
  return kind === 'text' ? 'description.tooLong' : 'text.tooLong';
}

function faultOf(
  name: FieldName,
  control: Control,
  value: string,
  phoneIsValid: () => boolean,
  event: EventChoices,
): ValidationMessage | undefined {
  if (control.kind === 'consent' || control.kind === 'switch') {
    return control.required && value !== TICKED ? control.empty : undefined;
  }
  if (value === '') return control.required ? control.empty : undefined;
  if (control.kind === 'choice') {
    const offered = { hub: event.hubs, ticketType: event.ticketTypes } as Partial<
      Record<FieldName, readonly string[]>
    >;
    const options = offered[name] ?? control.options;
    return options?.includes(value) ? undefined : (control.empty ?? 'choice.invalid');
  }
  if (control.kind === 'country' && !/^[A-Z]{2}$/.test(value)) return 'choice.invalid';
  if (value.length > control.maxLength) return tooLong(control);
  if (control.rule) {
    const isRight = control.rule === 'phone' ? phoneIsValid() : rules[control.rule](value);
    if (!isRight) return control.invalid;
  }
  return undefined;
}

type ValidatedValues = {
  values: FieldValues;
  /** The values of controls that are shown; empty for the others. */
  asked: FieldValues;
  /** In the order of the form's controls. */
  errors: FieldErrors;
};

/**
 * Cleans the values of a form and applies the rules of its controls (spec §5, spec/forms.md). Without a country, or
 * with Viet Nam, the Vietnamese phone rule applies (D5).
 */
export function validateSubmission(
  kind: FormKind,
  raw: Readonly<Record<string, unknown>>,
  context: FormContext,
): ValidatedValues {
  const { isForeignPhone, event = NO_EVENT, resume = 'missing' } = context;
  const values = cleanValues(kind, raw);
  const country = values.phoneCountry;
  const phoneIsValid = () =>
    country === '' || country === 'VN'
      ? isVietnameseMobile(values.phone)
      : isForeignPhone(values.phone, country);
  const asked = { ...values };
  const errors: FieldErrors = {};
  for (const [name, control] of controlsOf(kind)) {
    if (!isAsked(control, values, event)) {
      asked[name] = '';
      continue;
    }
    const fault =
      control.kind === 'file'
        ? { missing: control.empty, invalid: control.invalid, valid: undefined }[resume]
        : faultOf(name, control, values[name], phoneIsValid, event);
    if (fault) errors[name] = fault;
  }
  return { values, asked, errors };
}
