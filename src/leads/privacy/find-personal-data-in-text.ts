import { sql, type SQL } from 'drizzle-orm';
import { phoneCore, phonePattern } from './phone-number-spellings';

/** E-mail addresses as in `leads.email_key`, and telephone numbers in E.164. Never both empty. */
export type PersonalIdentifiers = { emails: readonly string[]; phones: readonly string[] };

const escapeRegex = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches after an escaped line break or tab, which in JSON is a backslash and a letter before the next word. */
const AFTER_BREAK = String.raw`(?<=\\[nrt])`;

const emailPattern = (email: string): string =>
  String.raw`(?:(?<![a-z0-9._%+-])|${AFTER_BREAK})${escapeRegex(email)}(?![a-z0-9-]|\.[a-z0-9])`;

/**
 * A case-insensitive pattern for Postgres and JavaScript: finds each e-mail address as a whole, never inside a longer
 * one, and each number as `phonePattern` does.
 */
export const piiPattern = ({ emails, phones }: PersonalIdentifiers): string =>
  [...emails.map(emailPattern), ...phones.map(phonePattern)].join('|');

export const piiRegex = (mentioned: PersonalIdentifiers): RegExp =>
  new RegExp(piiPattern(mentioned), 'i');

const SIGNS = ' .()-';

/** SQL: whether a text contains a plain substring of a term, tried before the pattern, which is much slower. */
function worthReading(column: SQL, { emails, phones }: PersonalIdentifiers): SQL {
  const looks = [
    ...emails.map((email) => sql`strpos(lower(${column}), ${email}) > 0`),
    ...phones.map(
      (phone) => sql`strpos(translate(${column}, ${SIGNS}, ''), ${phoneCore(phone)}) > 0`,
    ),
  ];
  return sql`(${sql.join(looks, sql` OR `)})`;
}

/** SQL: whether a text, or JSON as text, mentions the person. */
export const containsPii = (column: SQL, mentioned: PersonalIdentifiers): SQL =>
  sql`CASE WHEN ${worthReading(column, mentioned)} THEN ${column} ~* ${piiPattern(mentioned)} ELSE false END`;
