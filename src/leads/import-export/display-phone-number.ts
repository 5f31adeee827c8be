import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A telephone number in groups, `+84 912 345 678`, which a spreadsheet opening a CSV file keeps as text; `+84912345678`
 * would become a number and lose its plus. Other text stays as it was typed.
 */
export function displayPhone(
  e164: string | null | undefined,
  typed: string | null | undefined,
): string {
  const number = e164 ? parsePhoneNumberFromString(e164) : undefined;
  return number?.formatInternational().replaceAll('-', ' ') ?? e164 ?? typed ?? '';
}
