import {
  type CountryCode,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { vietnameseE164 } from './form-validation-rules';

/** Whether libphonenumber knows the number as one of that country (D5). */
export function isPhoneOf(value: string, country: string): boolean {
  if (!isSupportedCountry(country)) return false;
  const number = parsePhoneNumberFromString(value, country);
  return number?.isValid() === true && (number.country ?? country) === country;
}

/** Converts a number to E.164 (`+6591234567`); null when it is invalid. */
export function toE164(value: string, country: string): string | null {
  if (country === '' || country === 'VN') return vietnameseE164(value);
  if (!isSupportedCountry(country)) return null;
  return parsePhoneNumberFromString(value, country)?.number ?? null;
}

/** Every country with a telephone numbering plan, Viet Nam first, then by name in the given language. */
export function phoneCountries(language: string): { code: CountryCode; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const countries = getCountries().map((code) => ({ code, name: names.of(code) ?? code }));
  const byName = new Intl.Collator(language);
  return countries.sort((a, b) =>
    a.code === 'VN' ? -1 : b.code === 'VN' ? 1 : byName.compare(a.name, b.name),
  );
}
