import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { foldText } from '@/lib/fold-text';
import { normalized } from '@/lib/normalized';
import type { Session } from '@/lib/database-of';
import { bareNumber } from '../schema/rules';

type Found = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  phoneE164?: string | null;
  company?: string | null;
};

/** An e-mail address as two are compared: in small letters. `+` and dots stay, they may be two people. */
export const emailKeyOf = (email: string | null | undefined): string | null =>
  normalized(email ?? '', 'NFC')
    .trim()
    .toLowerCase() || null;

/** Words without diacritics, digits without the signs people write between them. */
export const searchWords = (text: string): string =>
  foldText(text.replaceAll(/(?<=\d)[\s.\-()]+(?=\d)/g, ''));

/** Enough digits, and nothing else, to be a telephone number rather than a name. */
const MOST_OF_A_NUMBER = /^\+?\d{6,}$/;

/** How a Vietnamese number begins, dialled at home or from anywhere, with enough digits behind it. */
const VIETNAMESE_START = /\b(?:0|(?:00)?840?)(?=[1-9]\d{2})/g;
const DIALLED_ABROAD = /\b00(?=[1-9]\d{2})/g;

/** In characters; what is longer is cut. */
const LONGEST_SEARCH = 200;

/**
 * What a search looks for, any of these: an address as it is written; anything else by its words without
 * diacritics, and a number, or its beginning, in every way people write its country. A lead is stored
 * with its number as it was typed and, where that is a whole one, in E.164.
 */
export function searchSpellings(typed: string): string[] {
  const text = typed.slice(0, LONGEST_SEARCH);
  if (text.includes('@')) return [text.trim().toLowerCase()];
  const number = bareNumber(text);
  const words = searchWords(MOST_OF_A_NUMBER.test(number) ? number : text);
  const spellings = [
    words,
    words.replaceAll(VIETNAMESE_START, '84'),
    words.replaceAll(VIETNAMESE_START, '0'),
    words.replaceAll(DIALLED_ABROAD, ''),
  ];
  return [...new Set(spellings)];
}

/** What a search looks through. Addresses also as they are written, because people paste them. */
export const searchTextOf = ({ name, email, phone, phoneE164, company }: Found): string =>
  [name, company, phone, phoneE164, email]
    .map((part) => searchWords(part ?? ''))
    .concat(emailKeyOf(email) ?? [])
    .filter(Boolean)
    .join(' ');

/**
 * Lets nobody else join or change the people behind these addresses and phones until the commit. In one
 * order for everybody, so that nobody waits in a circle.
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
 * The person a new lead belongs to: that of the latest lead with the same e-mail, else the same phone,
 * else a new one. Two leads of one person that come at once wait for each other here.
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
