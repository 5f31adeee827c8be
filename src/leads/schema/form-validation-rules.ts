import { MAX_TICKETS } from './form-choice-codes';

/**
 * The validation rules of spec §5, shared by browser and server. Plain functions: together they are smaller than any
 * schema library, and every page with a form loads them.
 */

/**
 * Matches an e-mail address: local part (plain or quoted), then a domain with a dot and a top-level part of two or more
 * letters.
 */
const EMAIL =
  /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"\r\n]+")@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** Matches a Vietnamese mobile number: prefix +84, 84, 0084 or 0, then 2, 3, 5, 7, 8 or 9, then 8 to 9 more digits. */
const VIETNAMESE_MOBILE = /^(?:\+84|0084|84|0)([235789]\d{8,9})$/;

const MAX_EMAIL_LENGTH = 254;
/** The maximum length of a website that is parsed: a long host name with non-ASCII letters takes long to parse. */
const MAX_WEBSITE_LENGTH = 200;

export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);
}

/** Removes spaces, dots, dashes, slashes and parentheses from a phone number (D5). */
export function bareNumber(value: string): string {
  return value.replace(/[\s.\-‐-―/()]/g, '');
}

export function isVietnameseMobile(value: string): boolean {
  return VIETNAMESE_MOBILE.test(bareNumber(value));
}

/** Converts `0912 345 678` to `+84912345678`; null when the text is no Vietnamese mobile number. */
export function vietnameseE164(value: string): string | null {
  const significant = VIETNAMESE_MOBILE.exec(bareNumber(value))?.[1];
  return significant ? `+84${significant}` : null;
}

/** Whether a text is a website: `example.com`, `www.example.com/x` or a whole http(s) URL; the host needs a dot. */
export function isWebsite(value: string): boolean {
  if (value.length > MAX_WEBSITE_LENGTH || /[\s<>"@\\]/.test(value)) return false;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `https://${value}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && /^[^.]+(\.[^.]+)*\.[^.\d][^.]+$/.test(hostname);
}

/** Whether a text consists of digits only (spec §5, companyTaxCode). */
export const isDigits = (value: string): boolean => /^[0-9]+$/.test(value);

/**
 * Whether a text is a whole number from 1 to 10 in one or two digits, without sign, decimals or exponent
 * (spec/forms.md, quantity).
 */
export function isQuantity(value: string): boolean {
  return /^[0-9]{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_TICKETS;
}
