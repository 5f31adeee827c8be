import { z } from 'zod';
import { env } from '@/lib/env';
import type { CrmLead } from '../lead-data-for-crms';
import { AttemptError } from '../delivery-errors';
import { read } from './pipedrive-client';
import { ANY_MARKER, marker } from './pipedrive-record-bodies';

const found = z.object({
  data: z.object({ items: z.array(z.object({ item: z.object({ id: z.number().int() }) })) }),
  additional_data: z.object({ next_cursor: z.string().nullish() }).nullish(),
});

/** The results of an exact search on one page, and where the next page begins. */
async function searchPage(path: string, query: Readonly<Record<string, string>>) {
  const answer = await read({ path, query: { ...query, exact_match: 'true' } }, found);
  const ids = answer.data.items.map(({ item }) => item.id);
  return { ids, next: answer.additional_data?.next_cursor };
}

async function search(path: string, term: string, fields: string): Promise<number | null> {
  const { ids } = await searchPage(path, { term, fields, limit: '1' });
  return ids[0] ?? null;
}

/** Most pages of records that are read; whoever needs all of them is told that there are more. */
const MAX_PAGES = 20;

/**
 * All persons with exactly this e-mail address or phone number.
 * @throws as {@link read}; AttemptError for more than 2,000, as an erasure must not leave some unnoticed
 */
export async function findPersons(field: 'email' | 'phone', term: string): Promise<number[]> {
  const persons: number[] = [];
  let next: string | null | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { term, fields: field, limit: '100', ...(next ? { cursor: next } : {}) };
    const answer = await searchPage('/api/v2/persons/search', query);
    persons.push(...answer.ids);
    next = answer.next;
    if (!next) return persons;
  }
  throw new AttemptError('TOO_MANY_RECORDS', false);
}

/** Finds a person with exactly this e-mail address or number. If there are several, any one of them is returned. */
export async function findPerson({ lead }: CrmLead): Promise<number | null> {
  if (lead.email) return search('/api/v2/persons/search', lead.email, 'email');
  return lead.phoneE164 ? search('/api/v2/persons/search', lead.phoneE164, 'phone') : null;
}

export const findOrganization = (name: string) =>
  search('/api/v2/organizations/search', name, 'name');

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
 * A person's deals. Pipedrive reads this list from its database, while its search index lags behind.
 * @throws as {@link read}; AttemptError for more than 10,000
 */
async function* dealsOf(personId: number): AsyncGenerator<Deal> {
  let cursor: string | null | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { person_id: String(personId), limit: '500', ...(cursor ? { cursor } : {}) };
    const { data, additional_data: more } = await read({ path: '/api/v2/deals', query }, deals);
    yield* data;
    cursor = more?.next_cursor;
    if (!cursor) return;
  }
  throw new AttemptError('TOO_MANY_RECORDS', false);
}

/** The deal of this lead among those of its person. */
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

/** All notes of a deal or a person. @throws as {@link read}; AttemptError for more than 2,000 */
async function notesOf(of: { deal_id: string } | { person_id: string }): Promise<Note[]> {
  const all: Note[] = [];
  let start: number | null | undefined = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query: Record<string, string> = { ...of, start: String(start), limit: '100' };
    const { data, additional_data: more } = await read({ path: '/api/v1/notes', query }, notes);
    all.push(...(data ?? []));
    start = more?.pagination?.next_start;
    if (!start) return all;
  }
  throw new AttemptError('TOO_MANY_RECORDS', false);
}

/**
 * Reads the texts of a person's notes in Pipedrive.
 * @throws as {@link read}
 */
export async function findNotesOfPerson(personId: number): Promise<string[]> {
  return (await notesOf({ person_id: String(personId) })).map(({ content }) => content);
}

/** Finds the id of the note that this site has written to the deal of a lead; null when there is none. */
export async function findNote(crmLead: CrmLead, dealId: number): Promise<number | null> {
  const all = await notesOf({ deal_id: String(dealId) });
  return all.find(({ content }) => content.includes(marker(crmLead)))?.id ?? null;
}
