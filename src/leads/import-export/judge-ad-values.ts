import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { OFFICE_OFFSET } from '@/lib/office-hours';
import { isEmail, vietnameseE164 } from '../schema/rules';
import type { AdValues } from './ad-values';
import { type AdColumn, adColumns, crmColumns } from './columns';

/** What is wrong with a value, as a code; the caller words it. */
export type AdFault = 'missing' | 'invalid' | 'too-long' | 'rounded';

export type Judged =
  | { ok: true; values: AdValues; networkId: string }
  | { ok: false; faults: { column: AdColumn; fault: AdFault }[] };

const LONGEST = 2000;

const idColumns: readonly AdColumn[] = [
  'leadId',
  'adId',
  'adsetId',
  'campaignId',
  'formId',
  'pageId',
];

/** An id that a spreadsheet took for a number: `1.23457E+18`, whose last digits are gone. */
const ROUNDED = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** The networks' files put what an id is of before it: `l:`, `p:+84…`, `ag:`, `as:`, `c:`, `f:`. */
const withoutPrefix = (value: string) => value.trim().replace(/^(?:l|p|ag|as|c|f):/, '');

const e164 = (value: string): string | null =>
  vietnameseE164(value) ??
  (value.startsWith('+') ? (parsePhoneNumberFromString(value)?.number ?? null) : null);

const VIETNAMESE_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

const ISO_WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/;

/** A date with the zone it was written in: Viet Nam's where it names none, wherever this runs. */
function withZone(value: string): string {
  const [, day, month, year, hour = '0', minute = '00', second = '00'] =
    VIETNAMESE_DATE.exec(value) ?? [];
  if (day && month && year) {
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}:${second}${OFFICE_OFFSET}`;
  }
  const [, date, time = '00:00'] = ISO_WITHOUT_ZONE.exec(value) ?? [];
  return date ? `${date}T${time}${OFFICE_OFFSET}` : value;
}

/** A date in ISO 8601, or as people in Viet Nam write it (`21/11/2026 09:30`), as ISO in UTC. */
function readDate(value: string): string | null {
  const text = withZone(value);
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Without an id of the network, equal answers are one: the same person, form and time. */
const fingerprint = ({ email, phone, formId, createdDate }: AdValues): string =>
  `hash-${createHash('sha256')
    .update(JSON.stringify([email?.toLowerCase(), phone, formId, createdDate]))
    .digest('hex')
    .slice(0, 32)}`;

/** The values as far as they can be read; one with a fault stays as it was typed. */
function readAdValues(given: AdValues) {
  const faults: { column: AdColumn; fault: AdFault }[] = [];
  const values: AdValues = {};
  for (const [name, value] of Object.entries(given)) {
    const column = name as AdColumn;
    const clean = withoutPrefix(value);
    if (clean === '' || crmColumns.some((crm) => crm === column)) continue;
    if (clean.length > LONGEST) faults.push({ column, fault: 'too-long' });
    else if (idColumns.includes(column) && ROUNDED.test(clean)) {
      faults.push({ column, fault: 'rounded' });
    }
    values[column] = clean;
  }
  const readable = (value: string | undefined) =>
    value !== undefined && value.length <= LONGEST ? value : undefined;
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

/** Cleans the values of one answer, or says what keeps it from becoming a lead. */
export function judgeAdValues(given: AdValues): Judged {
  const { values, faults } = readAdValues(given);
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, values, networkId: values.leadId ?? fingerprint(values) };
}

/** Whether it may be a telephone number all the same: one from abroad that is written without its plus. */
const mayBePhone = (typed: string): boolean =>
  /^[\d\s+()./-]{8,30}$/.test(typed) && /^\d{8,15}$/.test(typed.replaceAll(/\D/g, ''));

/**
 * The usable values of an answer that cannot be asked for again: invalid values move into the note as they
 * were typed, for a colleague to read. A number that may be a foreign one stays in its field.
 *
 * @returns null when neither an e-mail address nor a telephone number is left to answer to
 */
export function salvageAdValues(given: AdValues): AdValues | null {
  const { values, faults } = readAdValues(given);
  const odd: string[] = [];
  for (const { column } of faults) {
    const typed = values[column];
    // A note may be as long as it is.
    if (typed === undefined || column === 'note') continue;
    if (column === 'phone' && mayBePhone(typed)) continue;
    odd.push(`Cần xem lại (${adColumns[column]}): ${typed}`);
    values[column] = undefined;
  }
  if (!values.email && !values.phone) return null;
  const note = [values.note, ...odd].filter(Boolean).join('\n');
  return { ...values, note: note || undefined };
}
