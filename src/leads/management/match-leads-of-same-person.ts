import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { foldText } from '@/lib/fold-text-for-search';
import { normalized } from '@/lib/normalize-unicode';
import type { Session } from '@/lib/payload-database';
import { bareNumber } from '../schema/form-validation-rules';

type Found = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  phoneE164?: string | null;
  company?: string | null;
};

/**
 * The normalised form of an e-mail address: lower case. `+` and dots stay, because such e-mail addresses may belong to
 * two people.
 */
export const emailKeyOf = (email: string | null | undefined): string | null =>
  normalized(email ?? '', 'NFC')
    .trim()
    .toLowerCase() || null;

/** Folds a text for the search: without diacritics, and digits without separators. */
export const searchWords = (text: string): string =>
  foldText(text.replaceAll(/(?<=\d)[\s.\-()]+(?=\d)/g, ''));

/** Matches a telephone number or the beginning of one: at least six digits and nothing else. */
const PARTIAL_PHONE_PATTERN = /^\+?\d{6,}$/;

/** Matches the beginning of a Vietnamese number, as dialled at home or from abroad, with enough digits after it. */
const VIETNAMESE_START = /\b(?:0|(?:00)?840?)(?=[1-9]\d{2})/g;
const DIALLED_ABROAD = /\b00(?=[1-9]\d{2})/g;

/** The maximum length of a search text in characters; longer ones are cut. */
const MAX_SEARCH_LENGTH = 200;

/**
 * The alternatives that a search looks for: an e-mail address as it is written; other text without diacritics; and a
 * number, or its beginning, with every form of its country code. A lead stores its number as typed and, if it is
 * complete, in E.164.
 */
export function searchSpellings(typed: string): string[] {
  const text = typed.slice(0, MAX_SEARCH_LENGTH);
  if (text.includes('@')) return [text.trim().toLowerCase()];
  const number = bareNumber(text);
  const words = searchWords(PARTIAL_PHONE_PATTERN.test(number) ? number : text);
  const spellings = [
    words,
    words.replaceAll(VIETNAMESE_START, '84'),
    words.replaceAll(VIETNAMESE_START, '0'),
    words.replaceAll(DIALLED_ABROAD, ''),
  ];
  return [...new Set(spellings)];
}

/** The searchable text of a lead. E-mail addresses are also included as written, because people paste them. */
export const searchTextOf = ({ name, email, phone, phoneE164, company }: Found): string =>
  [name, company, phone, phoneE164, email]
    .map((part) => searchWords(part ?? ''))
    .concat(emailKeyOf(email) ?? [])
    .filter(Boolean)
    .join(' ');

/**
 * Locks the people with these e-mail addresses and phone numbers until the commit (advisory locks). Always in the same
 * order, to avoid deadlocks.
 */
export async function lockPeople(
  session: Session,
  keys: readonly (string | null)[],
): Promise<void> {
  const locks = [...new Set(keys.flatMap((key) => key || []))]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((key) => sql`pg_advisory_xact_lock(hashtextextended(${`person:${key}`}, 0))`);
  if (locks.length > 0) await session.execute(sql`SELECT ${sql.join(locks, sql`, `)}`);
}

/**
 * Determines the person of a new lead: that of the latest lead with the same e-mail address, else the same phone
 * number, else a new one. Concurrent leads of one person wait here for each other.
 */
export async function joinPerson(
  session: Session,
  emailKey: string | null,
  phoneE164: string | null,
): Promise<string> {
  if (!emailKey && !phoneE164) return randomUUID();
  await lockPeople(session, [emailKey, phoneE164]);
  const { rows } = await session.execute<{ person: string }>(sql`
    SELECT person FROM leads
    WHERE person IS NOT NULL AND (email_key = ${emailKey} OR phone_e164 = ${phoneE164 || null})
    ORDER BY coalesce(email_key = ${emailKey}, false) DESC, id DESC LIMIT 1`);
  return rows[0]?.person ?? randomUUID();
}
