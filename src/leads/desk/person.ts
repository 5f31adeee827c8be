import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { foldText } from '@/lib/fold-text';
import type { Session } from '../submit/transaction';

type Found = {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  phoneE164?: string | null;
  company?: string | null;
};

/** An e-mail address as two are compared: in small letters. `+` and dots stay, they may be two people. */
export const emailKeyOf = (email: string | null | undefined): string | null =>
  email?.normalize('NFC').trim().toLowerCase() || null;

/** Words without diacritics, digits without the signs people write between them. */
export const searchWords = (text: string): string =>
  foldText(text.replaceAll(/(?<=\d)[\s.\-()]+(?=\d)/g, ''));

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
  const { rows } = (await session.execute(sql`
    SELECT person FROM leads
    WHERE person IS NOT NULL AND (email_key = ${emailKey} OR phone_e164 = ${phoneE164 || null})
    ORDER BY coalesce(email_key = ${emailKey}, false) DESC, id DESC LIMIT 1`)) as {
    rows: { person: string }[];
  };
  return rows[0]?.person ?? randomUUID();
}
