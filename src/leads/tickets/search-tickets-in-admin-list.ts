import { sql } from 'drizzle-orm';
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { sessionOf } from '@/lib/payload-database';
import { foldText } from '@/lib/fold-text-for-search';
import { printedCode } from './check-in-state';

/** The maximum number of tickets that a search by name finds. */
const MAX_RESULTS = 200;

/** SQL that folds a name like {@link foldText}. */
const foldedName = sql`regexp_replace(
  normalize(replace(lower(name), 'đ', 'd'), NFD), '[\u0300-\u036f]', '', 'g')`;

/** The tickets whose holder's name contains each of these words. */
async function idsNamed(req: PayloadRequest, text: string): Promise<number[]> {
  const words = foldText(text).split(' ');
  const session = await sessionOf(req.payload, req);
  const found = words.map((word) => sql`${foldedName} LIKE ${`%${word}%`}`);
  const { rows } = await session.execute<{ id: number }>(
    sql`SELECT id FROM tickets WHERE ${sql.join(found, sql` AND `)} ORDER BY id LIMIT ${MAX_RESULTS}`,
  );
  return rows.map(({ id }) => id);
}

/** The conditions that a search of one field is widened by: an alternative spelling of a code, or ids found by name. */
async function otherReadings(req: PayloadRequest, field: string, text: string): Promise<Where[]> {
  const code = field === 'code' ? printedCode(text) : '';
  if (code !== '') return [{ code: { like: code } }];
  const ids = field === 'name' && foldText(text) !== '' ? await idsNamed(req, text) : [];
  return ids.length > 0 ? [{ id: { in: ids } }] : [];
}

async function widened(req: PayloadRequest, filter: Where): Promise<Where> {
  const parts = Object.entries(filter).map(async ([field, value]): Promise<Where> => {
    if (Array.isArray(value)) {
      return { [field]: await Promise.all(value.map((one) => widened(req, one))) };
    }
    const text: unknown = value.like;
    const others = typeof text === 'string' ? await otherReadings(req, field, text) : [];
    return others.length > 0 ? { or: [{ [field]: value }, ...others] } : { [field]: value };
  });
  return { and: await Promise.all(parts) };
}

/** Widens the search of the list of tickets: diacritics in a name and hyphens in a code are ignored. */
export const widenTicketSearch: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (req.user && 'where' in args && args.where) args.where = await widened(req, args.where);
  return args;
};
