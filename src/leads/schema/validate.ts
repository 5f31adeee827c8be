import { isDigits, isEmail, isQuantity, isVietnameseMobile, isWebsite } from './rules';
import type { Control, FieldRule, ValidationMessage } from './controls';
import { controlsOf, type FieldName, fieldNames, type FormKind } from './forms';
import { cleanLine, cleanText } from './text';

/** Cleaned answers of every control of any form; empty where the form has none. Of a file: its name. */
export type FieldValues = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, ValidationMessage>>;

/** Whether a number is one of that country (ISO 3166, not `VN`); differs between browser and server. */
export type ForeignPhoneCheck = (value: string, country: string) => boolean;

/** What the event of a ticket form offers: codes of its hubs (may be none) and of its ticket types. */
export type EventChoices = { hubs: readonly string[]; ticketTypes: readonly string[] };

/** What a form's rules depend on beside what was typed. */
export type FormContext = {
  isForeignPhone: ForeignPhoneCheck;
  /** Needed by `get-ticket`; without it no ticket type exists and no hub is asked. */
  event?: EventChoices | undefined;
  /** What the content of the attached file says: a PDF or DOCX of at most 5 MB, or not. */
  resume?: 'missing' | 'valid' | 'invalid';
};

/** A ticked box sends `yes`; everything else is unticked. */
export const TICKED = 'yes';

const NO_EVENT: EventChoices = { hubs: [], ticketTypes: [] };

/** What was typed, cleaned; every field is present, an absent one is empty. */
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

/** Whether a control is asked at all, given the others. */
function isAsked(control: Control, values: FieldValues, event: EventChoices): boolean {
  if (control.when === 'with-invoice') return values.invoice === TICKED;
  if (control.when === 'event-has-hubs') return event.hubs.length > 0;
  return true;
}

/** The values that count: what a control holds that was not asked is left out. */
export function askedValues(
  kind: FormKind,
  values: FieldValues,
  event: EventChoices = NO_EVENT,
): FieldValues {
  const asked = { ...values };
  for (const [name, control] of controlsOf(kind)) {
    if (!isAsked(control, values, event)) asked[name] = '';
  }
  return asked;
}

const rules: Record<Exclude<FieldRule, 'phone'>, (value: string) => boolean> = {
  digits: isDigits,
  email: isEmail,
  quantity: isQuantity,
  website: isWebsite,
};

/** Rules that no long value keeps; the others would hold if it were shorter. */
const shortByRule: readonly FieldRule[] = ['email', 'phone', 'quantity'];

/** What is too long is refused for that before any rule reads it. */
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

/**
 * The faults of a form's cleaned values, in the order of its controls (spec §5, spec/forms.md).
 * Without a country, or with Viet Nam, the phone rule is the Vietnamese one (D5).
 */
export function findErrors(kind: FormKind, values: FieldValues, context: FormContext): FieldErrors {
  const { isForeignPhone, event = NO_EVENT, resume = 'missing' } = context;
  const country = values.phoneCountry;
  const phoneIsValid = () =>
    country === '' || country === 'VN'
      ? isVietnameseMobile(values.phone)
      : isForeignPhone(values.phone, country);
  const errors: FieldErrors = {};
  for (const [name, control] of controlsOf(kind)) {
    if (!isAsked(control, values, event)) continue;
    const fault =
      control.kind === 'file'
        ? { missing: control.empty, invalid: control.invalid, valid: undefined }[resume]
        : faultOf(name, control, values[name], phoneIsValid, event);
    if (fault) errors[name] = fault;
  }
  return errors;
}
