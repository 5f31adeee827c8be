import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { vietnameseE164 } from '../schema/rules';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** A number in E.164, with or without its country written out (then of Viet Nam); null when it is none. */
export function phoneKeyOf(typed: string | null | undefined): string | null {
  const text = typed?.trim() ?? '';
  const key = vietnameseE164(text);
  if (key) return key;
  const number = parsePhoneNumberFromString(text.replace(/^00(?=[1-9])/, '+'), 'VN');
  // Letters among the digits: a text, not a number.
  return number?.isPossible() && !/[a-z]/i.test(text) ? number.number : null;
}

/** The digits of a whole number as people write it: with its country, and as one dials it at home. */
type PhoneDigits = { country: string; rest: string; atHome: string };

function digitsOfKey(e164: string): PhoneDigits {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return { country: '', rest: digitsOf(e164), atHome: digitsOf(e164) };
  const country = number.countryCallingCode;
  const rest = number.nationalNumber;
  const atHome = country === '84' ? `0${rest}` : digitsOf(number.formatNational());
  return { country, rest, atHome };
}

/** Every row of digits that is this number when it stands alone in a field. */
export function digitForms(e164: string): string[] {
  const { country, rest, atHome } = digitsOfKey(e164);
  return [...new Set([`${country}${rest}`, `00${country}${rest}`, `${country}0${rest}`, atHome])];
}

/** What may stand between two digits. */
const BETWEEN = '[ .()-]*';
const spaced = (digits: string): string => digits.split('').join(BETWEEN);

/**
 * A pattern for Postgres and JavaScript that finds a whole number in a text: its country's code or, as one
 * dials it at home, none, and any usual sign between the digits. It is not found inside a longer number,
 * nor behind another country's code.
 */
export function phonePattern(e164: string): string {
  const { country, rest, atHome } = digitsOfKey(e164);
  const abroad = String.raw`(?<![0-9])(?:(?:\+|00)${BETWEEN})?${spaced(country)}${BETWEEN}(?:0${BETWEEN})?${spaced(rest)}`;
  const behindNoCode = String.raw`(?<!\+[0-9 .()-]{1,8})`;
  // Where people dial no zero, any digits before it may be another country's.
  const home = atHome.startsWith('0')
    ? String.raw`(?<![0-9])${behindNoCode}${spaced(atHome)}`
    : `(?<![0-9+]${BETWEEN})${spaced(atHome)}`;
  return `(?:${abroad}|${home})(?![0-9])`;
}

/** Digits that every way of writing the number has, for a cheap look before the pattern. */
export const phoneCore = (e164: string): string => digitsOfKey(e164).rest;
