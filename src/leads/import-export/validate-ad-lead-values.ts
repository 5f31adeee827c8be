import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { OFFICE_OFFSET } from '@/lib/office-hours-arithmetic';
import { isEmail, vietnameseE164 } from '../schema/form-validation-rules';
import type { AdValues } from './ad-lead-values';
import { type AdColumn, adColumns, crmColumns } from './export-column-names';

/** The code of an error in a value; the caller has the message. */
export type AdFault = 'missing' | 'invalid' | 'too-long' | 'rounded';

export type Judged =
  | { ok: true; values: AdValues; networkId: string }
  | { ok: false; faults: { column: AdColumn; fault: AdFault }[] };

const MAX_TEXT_LENGTH = 2000;

const idColumns: readonly AdColumn[] = [
  'leadId',
  'adId',
  'adsetId',
  'campaignId',
  'formId',
  'pageId',
];

/** An id that a spreadsheet has rounded: `1.23457E+18`. */
const ROUNDED = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** Files of the networks prefix ids with their kind: `l:`, `p:+84…`, `ag:`, `as:`, `c:`, `f:`. */
const withoutPrefix = (value: string) => value.trim().replace(/^(?:l|p|ag|as|c|f):/, '');

const e164 = (value: string): string | null =>
  vietnameseE164(value) ??
  (value.startsWith('+') ? (parsePhoneNumberFromString(value)?.number ?? null) : null);

const VIETNAMESE_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

const ISO_WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/;

/** Parses a date with its time zone; without one it is Viet Nam's, whatever the server's zone. */
function withZone(value: string): string {
  const [, day, month, year, hour = '0', minute = '00', second = '00'] =
    VIETNAMESE_DATE.exec(value) ?? [];
  if (day && month && year) {
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}:${second}${OFFICE_OFFSET}`;
  }
  const [, date, time = '00:00'] = ISO_WITHOUT_ZONE.exec(value) ?? [];
  return date ? `${date}T${time}${OFFICE_OFFSET}` : value;
}

/** A date in ISO 8601, or as written in Viet Nam (`21/11/2026 09:30`), converted to ISO in UTC. */
function readDate(value: string): string | null {
  const text = withZone(value);
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/**
 * Makes a key for an answer without an id of the network. Answers of the same person to the same form at the same
 * time count as one.
 */
const fingerprint = ({ email, phone, formId, createdDate }: AdValues): string =>
  `hash-${createHash('sha256')
    .update(JSON.stringify([email?.toLowerCase(), phone, formId, createdDate]))
    .digest('hex')
    .slice(0, 32)}`;

/** Parses the values of an ad lead. A value that can not be parsed stays as it was typed. */
function readAdValues(given: AdValues) {
  const faults: { column: AdColumn; fault: AdFault }[] = [];
  const values: AdValues = {};
  for (const [name, value] of Object.entries(given)) {
    const column = name as AdColumn;
    const clean = withoutPrefix(value);
    if (clean === '' || crmColumns.some((crm) => crm === column)) continue;
    if (clean.length > MAX_TEXT_LENGTH) faults.push({ column, fault: 'too-long' });
    else if (idColumns.includes(column) && ROUNDED.test(clean)) {
      faults.push({ column, fault: 'rounded' });
    }
    values[column] = clean;
  }
  const readable = (value: string | undefined) =>
    value !== undefined && value.length <= MAX_TEXT_LENGTH ? value : undefined;
  const { email } = values;
  const phone = readable(values.phone);
  const createdDate = readable(values.createdDate);
  if (email === undefined) faults.push({ column: 'email', fault: 'missing' });
  else if (!isEmail(email)) faults.push({ column: 'email', fault: 'invalid' });
  if (phone !== undefined) {
    const number = e164(phone);
    if (number === null) faults.push({ column: 'phone', fault: 'invalid' });
    else values.phone = number;
  }
  if (createdDate !== undefined) {
    const date = readDate(createdDate);
    if (date === null) faults.push({ column: 'createdDate', fault: 'invalid' });
    else values.createdDate = date;
  }
  return { values, faults };
}

/** Cleans the values of one answer, or gives the reason why it can not become a lead. */
export function judgeAdValues(given: AdValues): Judged {
  const { values, faults } = readAdValues(given);
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, values, networkId: values.leadId ?? fingerprint(values) };
}

/** Whether a text may be a foreign telephone number that lacks its plus sign. */
const mayBePhone = (typed: string): boolean =>
  /^[\d\s+()./-]{8,30}$/.test(typed) && /^\d{8,15}$/.test(typed.replaceAll(/\D/g, ''));

/**
 * Keeps the valid values of an ad lead that can not be fetched again. Invalid values move into the note as they were
 * typed, for a colleague to read. A number that may be a foreign one stays in its field.
 * @returns null when neither an e-mail address nor a telephone number is left to answer to
 */
export function salvageAdValues(given: AdValues): AdValues | null {
  const { values, faults } = readAdValues(given);
  const odd: string[] = [];
  for (const { column } of faults) {
    const typed = values[column];
    // The only possible fault of a note is its length, which does not matter here.
    if (typed === undefined || column === 'note') continue;
    if (column === 'phone' && mayBePhone(typed)) continue;
    odd.push(`Cần xem lại (${adColumns[column]}): ${typed}`);
    values[column] = undefined;
  }
  if (!values.email && !values.phone) return null;
  const note = [values.note, ...odd].filter(Boolean).join('\n');
  return { ...values, note: note || undefined };
}
