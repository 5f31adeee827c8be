import { sql, type SQL } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import {
  type PersonalIdentifiers,
  piiPattern,
  piiRegex,
  containsPii,
} from './find-personal-data-in-text';

/** The text that replaces an erased e-mail address or number. */
const GONE = '[…]';

/**
 * Text columns of other people's records that may mention a person. `read` are searched; in a row where the person is
 * found, mentions are removed from `read` and `also`.
 */
const texts: [table: string, read: string[], also?: string[]][] = [
  [
    'leads',
    [
      'name',
      'company',
      'description',
      'first_question',
      'second_question',
      'company_name',
      'company_address',
      'invoice_receipt_email',
      'next_step',
    ],
    ['search_text'],
  ],
  ['lead_notes', ['text']],
  ['lead_events', ['text']],
  // The HTML of a mail contains the same as its text.
  ['mails', ['subject', 'text'], ['html']],
  ['tickets', ['name', 'company', 'cancel_reason']],
  ['privacy_requests', ['note']],
];

const jsons: [table: string, columns: string[]][] = [
  ['leads', ['attribution', 'first_touch', 'last_touch']],
  ['ad_leads', ['values', 'raw']],
];

const together = (parts: readonly SQL[]): SQL =>
  sql`concat_ws(chr(10), ${sql.join([...parts], sql`, `)})`;

async function scrubTexts(session: Session, mentioned: PersonalIdentifiers): Promise<number> {
  const pattern = piiPattern(mentioned);
  let scrubbed = 0;
  for (const [table, read, also = []] of texts) {
    const changes = [...read, ...also].map((name) => {
      const column = sql.identifier(name);
      return sql`${column} = regexp_replace(${column}, ${pattern}, ${GONE}, 'gi')`;
    });
    const text = together(read.map((name) => sql`${sql.identifier(name)}`));
    const { rows } = await session.execute(sql`
      UPDATE ${sql.identifier(table)} SET ${sql.join(changes, sql`, `)}
      WHERE ${containsPii(text, mentioned)} RETURNING id`);
    scrubbed += rows.length;
  }
  return scrubbed;
}

/** A copy of a JSON value with every mention of the person removed from its texts and numbers. */
function without(value: unknown, regex: RegExp): unknown {
  if (typeof value === 'string') return value.replaceAll(regex, GONE);
  if (typeof value === 'number') return String(value).search(regex) === -1 ? value : GONE;
  if (Array.isArray(value)) return value.map((item) => without(item, regex));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, without(item, regex)]),
  );
}

async function scrubJson(session: Session, mentioned: PersonalIdentifiers): Promise<number> {
  const regex = new RegExp(piiRegex(mentioned), 'gi');
  let scrubbed = 0;
  for (const [table, columns] of jsons) {
    const names = columns.map((name) => sql`${sql.identifier(name)}`);
    const text = together(names.map((name) => sql`${name}::text`));
    const { rows } = await session.execute<Record<string, unknown> & { id: number }>(sql`
      SELECT id, ${sql.join(names, sql`, `)} FROM ${sql.identifier(table)}
      WHERE ${containsPii(text, mentioned)}`);
    for (const row of rows) {
      const changes = columns.flatMap((name) =>
        row[name] === null
          ? []
          : sql`${sql.identifier(name)} = ${JSON.stringify(without(row[name], regex))}::jsonb`,
      );
      await session.execute(sql`
        UPDATE ${sql.identifier(table)} SET ${sql.join(changes, sql`, `)} WHERE id = ${row.id}`);
    }
    scrubbed += rows.length;
  }
  return scrubbed;
}

/**
 * Replaces a person's e-mail addresses and telephone numbers in records about others by `[…]`.
 *
 * @returns how many records mentioned the person
 */
export async function scrubMentions(
  session: Session,
  mentioned: PersonalIdentifiers,
): Promise<number> {
  return (await scrubTexts(session, mentioned)) + (await scrubJson(session, mentioned));
}
