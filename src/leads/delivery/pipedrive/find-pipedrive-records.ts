import { z } from 'zod';
import { env } from '@/lib/env';
import { RefusedError } from '../delivery-errors';
import type { CrmLead } from '../lead-data-for-crms';
import { read } from './pipedrive-client';
import { ANY_MARKER, marker } from './pipedrive-record-bodies';

const found = z.object({
  data: z.object({ items: z.array(z.object({ item: z.object({ id: z.number().int() }) })) }),
  additional_data: z.object({ next_cursor: z.string().nullish() }).nullish(),
});

type Query = Readonly<Record<string, string>>;

/**
 * One page of a list of records. `next` is the part of the query that reads the page after it; null on the last page.
 */
type Page<T> = { records: readonly T[]; next: Query | null };

const fromCursor = (cursor: string | null | undefined): Query | null =>
  cursor ? { cursor } : null;

/** The maximum number of pages that are read of one list. */
const MAX_PAGES = 20;

/**
 * The records of all pages of a list.
 * @param readPage reads the page that its argument, a part of a query, asks for
 * @throws as {@link read}; RefusedError for more than 20 pages, because an erasure must not leave records unnoticed,
 * and another attempt would find as many
 */
async function* recordsOf<T>(readPage: (from: Query) => Promise<Page<T>>): AsyncGenerator<T> {
  let from: Query = {};
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { records, next } = await readPage(from);
    yield* records;
    if (!next) return;
    from = next;
  }
  throw new RefusedError('TOO_MANY_RECORDS');
}

async function allRecordsOf<T>(readPage: (from: Query) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  for await (const record of recordsOf(readPage)) all.push(record);
  return all;
}

/** The ids of one page of an exact search. */
async function search(path: string, query: Query): Promise<Page<number>> {
  const answer = await read({ path, query: { ...query, exact_match: 'true' } }, found);
  const records = answer.data.items.map(({ item }) => item.id);
  return { records, next: fromCursor(answer.additional_data?.next_cursor) };
}

async function searchOne(path: string, term: string, fields: string): Promise<number | null> {
  const { records } = await search(path, { term, fields, limit: '1' });
  return records[0] ?? null;
}

/**
 * All persons with exactly this e-mail address or phone number.
 * @throws as {@link recordsOf}
 */
export function findPersons(field: 'email' | 'phone', term: string): Promise<number[]> {
  const query = { term, fields: field, limit: '100' };
  return allRecordsOf((from) => search('/api/v2/persons/search', { ...query, ...from }));
}

/**
 * Finds a person with exactly this e-mail address or, without one, exactly this phone number. If there are several,
 * any one of them is returned.
 */
export async function findPerson({ lead }: CrmLead): Promise<number | null> {
  if (lead.email) return searchOne('/api/v2/persons/search', lead.email, 'email');
  return lead.phoneE164 ? searchOne('/api/v2/persons/search', lead.phoneE164, 'phone') : null;
}

export const findOrganization = (name: string) =>
  searchOne('/api/v2/organizations/search', name, 'name');

const deals = z.object({
  data: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      custom_fields: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
  additional_data: z.object({ next_cursor: z.string().nullish() }).nullish(),
});

type Deal = z.infer<typeof deals>['data'][number];

/**
 * Reads a person's deals. Pipedrive reads this list from its database, which is current, while its search index lags
 * behind.
 * @throws as {@link recordsOf}
 */
const dealsOf = (personId: number): AsyncGenerator<Deal> =>
  recordsOf(async (from) => {
    const query = { person_id: String(personId), limit: '500', ...from };
    const { data, additional_data: more } = await read({ path: '/api/v2/deals', query }, deals);
    return { records: data, next: fromCursor(more?.next_cursor) };
  });

/** The deal of this lead among those of its person; null when there is none. */
export async function findDeal(crmLead: CrmLead, personId: number): Promise<number | null> {
  const field = env().PIPEDRIVE_LEAD_FIELD;
  for await (const deal of dealsOf(personId)) {
    const isMarked = field !== undefined && deal.custom_fields?.[field] === crmLead.key;
    if (isMarked || deal.title.endsWith(marker(crmLead))) return deal.id;
  }
  return null;
}

/** Every deal of a person that this site has created, with its notes. */
export async function findOurRecords(
  personId: number,
): Promise<{ deals: number[]; notes: number[] }> {
  const ours: { deals: number[]; notes: number[] } = { deals: [], notes: [] };
  for await (const { id, title } of dealsOf(personId)) {
    if (!ANY_MARKER.test(title)) continue;
    ours.deals.push(id);
    const found = await notesOf({ deal_id: String(id) });
    ours.notes.push(
      ...found.filter(({ content }) => ANY_MARKER.test(content)).map(({ id: noteId }) => noteId),
    );
  }
  return ours;
}

const notes = z.object({
  data: z.array(z.object({ id: z.number().int(), content: z.string() })).nullable(),
  additional_data: z
    .object({ pagination: z.object({ next_start: z.number().int().nullish() }).nullish() })
    .nullish(),
});

type Note = NonNullable<z.infer<typeof notes>['data']>[number];

/**
 * All notes of a deal or a person.
 * @throws as {@link recordsOf}
 */
const notesOf = (of: { deal_id: string } | { person_id: string }): Promise<Note[]> =>
  allRecordsOf(async (from) => {
    const query: Query = { ...of, start: '0', limit: '100', ...from };
    const { data, additional_data: more } = await read({ path: '/api/v1/notes', query }, notes);
    const start = more?.pagination?.next_start;
    return { records: data ?? [], next: start ? { start: String(start) } : null };
  });

/**
 * Reads the texts of a person's notes in Pipedrive.
 * @throws as {@link recordsOf}
 */
export async function findNotesOfPerson(personId: number): Promise<string[]> {
  return (await notesOf({ person_id: String(personId) })).map(({ content }) => content);
}

/** Finds the id of the note that this site has written to the deal of a lead; null when there is none. */
export async function findNote(crmLead: CrmLead, dealId: number): Promise<number | null> {
  const all = await notesOf({ deal_id: String(dealId) });
  return all.find(({ content }) => content.includes(marker(crmLead)))?.id ?? null;
}
