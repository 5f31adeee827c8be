import { z } from 'zod';
import { env } from '@/lib/env';
import type { CrmLead } from '../lead-data-for-crms';
import { read } from './pipedrive-client';
import { ANY_MARKER, marker } from './pipedrive-record-bodies';

const found = z.object({
  data: z.object({ items: z.array(z.object({ item: z.object({ id: z.number().int() }) })) }),
});

async function search(path: string, term: string, field: string): Promise<number | null> {
  const query = { term, fields: field, exact_match: 'true', limit: '1' };
  const { data } = await read({ path, query }, found);
  return data.items[0]?.item.id ?? null;
}

/** Up to 100 persons with exactly this e-mail address or phone number. @throws as {@link read} */
export async function findPersons(field: 'email' | 'phone', term: string): Promise<number[]> {
  const query = { term, fields: field, exact_match: 'true', limit: '100' };
  const { data } = await read({ path: '/api/v2/persons/search', query }, found);
  return data.items.map(({ item }) => item.id);
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

/** The maximum number of pages of a person's deals that are searched: 2,500 deals. */
const MAX_PAGES = 5;

type Deal = z.infer<typeof deals>['data'][number];

/**
 * Reads a person's deals. Pipedrive reads this list from its database, which is current, while its search index lags
 * behind.
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
});

async function notesOf(of: { deal_id: string } | { person_id: string }) {
  const query = { ...of, limit: '100' };
  return (await read({ path: '/api/v1/notes', query }, notes)).data ?? [];
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
