import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { vietnameseE164 } from '../schema/form-validation-rules';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** A typed telephone number in E.164; without a country code it counts as Vietnamese. Null when it is none. */
export function phoneKeyOf(typed: string | null | undefined): string | null {
  const text = typed?.trim() ?? '';
  const key = vietnameseE164(text);
  if (key) return key;
  const number = parsePhoneNumberFromString(text.replace(/^00(?=[1-9])/, '+'), 'VN');
  // A text with letters among the digits is not a telephone number.
  return number?.isPossible() && !/[a-z]/i.test(text) ? number.number : null;
}

/** The digits of a number: country code, national number, and how the number is dialled within its country. */
type PhoneDigits = { country: string; rest: string; atHome: string };

function digitsOfKey(e164: string): PhoneDigits {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return { country: '', rest: digitsOf(e164), atHome: digitsOf(e164) };
  const country = number.countryCallingCode;
  const rest = number.nationalNumber;
  const atHome = country === '84' ? `0${rest}` : digitsOf(number.formatNational());
  return { country, rest, atHome };
}

/** All digit strings that mean this number when they are the whole value of a field. */
export function digitForms(e164: string): string[] {
  const { country, rest, atHome } = digitsOfKey(e164);
  return [...new Set([`${country}${rest}`, `00${country}${rest}`, `${country}0${rest}`, atHome])];
}

/** Matches the separators between two digits. */
const BETWEEN = '[ .()-]*';
const spaced = (digits: string): string => digits.split('').join(BETWEEN);

/**
 * A regular expression for Postgres and JavaScript that finds a complete number in a text: with its country code, or
 * without it as dialled within the country, and with any usual separators. It does not match inside a longer number, or
 * after another country's code.
 */
export function phonePattern(e164: string): string {
  const { country, rest, atHome } = digitsOfKey(e164);
  const abroad = String.raw`(?<![0-9])(?:(?:\+|00)${BETWEEN})?${spaced(country)}${BETWEEN}(?:0${BETWEEN})?${spaced(rest)}`;
  const behindNoCode = String.raw`(?<!\+[0-9 .()-]{1,8})`;
  // A number without its trunk zero is not matched after other digits, which may be another country's code.
  const home = atHome.startsWith('0')
    ? String.raw`(?<![0-9])${behindNoCode}${spaced(atHome)}`
    : `(?<![0-9+]${BETWEEN})${spaced(atHome)}`;
  return `(?:${abroad}|${home})(?![0-9])`;
}

/** The digits that all notations of a number share, for a cheap search before the pattern is applied. */
export const phoneCore = (e164: string): string => digitsOfKey(e164).rest;
