import {
  type Control,
  type FieldName,
  type FormKind,
  forms,
  type ValidationMessage,
} from './forms';
import { isEmail, isVietnameseMobile, isWebsite } from './rules';
import { cleanLine, cleanText } from './text';

export type FieldValues = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, ValidationMessage>>;

/** Whether a number is one of that country (ISO 3166, not `VN`); differs between browser and server. */
export type ForeignPhoneCheck = (value: string, country: string) => boolean;

/** A ticked box sends `yes`; everything else is unticked. */
export const TICKED = 'yes';

/** What was typed, cleaned; every field is present, an absent one is empty. */
export function cleanValues(kind: FormKind, raw: Readonly<Record<string, unknown>>): FieldValues {
  const entries = Object.entries(forms[kind]).map(([name, control]) => {
    const value = raw[name];
    if (typeof value !== 'string') return [name, ''];
    return [name, control.kind === 'text' ? cleanText(value) : cleanLine(value)];
  });
  return Object.fromEntries(entries) as FieldValues;
}

function faultOf(
  control: Control,
  value: string,
  phoneIsValid: () => boolean,
): ValidationMessage | undefined {
  if (control.kind === 'consent') {
    return control.required && value !== TICKED ? control.empty : undefined;
  }
  if (value === '') return control.required ? control.empty : undefined;
  if (control.options && !control.options.includes(value)) return control.empty ?? 'choice.invalid';
  if (control.kind === 'country' && !/^[A-Z]{2}$/.test(value)) return 'choice.invalid';
  if (control.rule === 'email' && !isEmail(value)) return control.invalid;
  if (control.rule === 'phone' && !phoneIsValid()) return control.invalid;
  if (control.rule === 'website' && !isWebsite(value)) return control.invalid;
  if (value.length > control.maxLength) {
    return control.kind === 'text' ? 'description.tooLong' : 'text.tooLong';
  }
  return undefined;
}

/**
 * The faults of a form's cleaned values, in the order of its controls (spec §5, forms.md).
 * Without a country, or with Viet Nam, the phone rule is the Vietnamese one (decision 5).
 */
export function findErrors(
  kind: FormKind,
  values: FieldValues,
  isForeignPhone: ForeignPhoneCheck,
): FieldErrors {
  const country = values.phoneCountry;
  const phoneIsValid = () =>
    country === '' || country === 'VN'
      ? isVietnameseMobile(values.phone)
      : isForeignPhone(values.phone, country);
  const errors: FieldErrors = {};
  for (const name of Object.keys(forms[kind]) as FieldName[]) {
    const fault = faultOf(forms[kind][name], values[name], phoneIsValid);
    if (fault) errors[name] = fault;
  }
  return errors;
}
