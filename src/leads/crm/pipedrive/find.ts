import { z } from 'zod';
import { env } from '@/lib/env';
import type { Shipment } from '../shipment';
import { read } from './client';
import { marker } from './records';

const found = z.object({
  data: z.object({ items: z.array(z.object({ item: z.object({ id: z.number().int() }) })) }),
});

async function search(path: string, term: string, field: string): Promise<number | null> {
  const query = { term, fields: field, exact_match: 'true', limit: '1' };
  const { data } = await read({ path, query }, found);
  return data.items[0]?.item.id ?? null;
}

/** The oldest match is not asked for: any record with this very address, or number, is the person. */
export async function findPerson({ lead }: Shipment): Promise<number | null> {
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

/** Pages of a person's deals that are looked through; nobody has more than 2,500. */
const MOST_PAGES = 5;

/**
 * This lead's deal among those of its person. Their list comes from the database over there, while a
 * search would find a new deal only after a while.
 */
export async function findDeal(shipment: Shipment, personId: number): Promise<number | null> {
  const field = env().PIPEDRIVE_LEAD_FIELD;
  let cursor: string | null | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { person_id: String(personId), limit: '500', ...(cursor ? { cursor } : {}) };
    const { data, additional_data: more } = await read({ path: '/api/v2/deals', query }, deals);
    const ours = data.find(
      (deal) =>
        (field !== undefined && deal.custom_fields?.[field] === shipment.key) ||
        deal.title.endsWith(marker(shipment)),
    );
    if (ours) return ours.id;
    cursor = more?.next_cursor;
    if (!cursor) break;
  }
  return null;
}

const notes = z.object({
  data: z.array(z.object({ id: z.number().int(), content: z.string() })).nullable(),
});

/** This lead's note at its deal. */
export async function findNote(shipment: Shipment, dealId: number): Promise<number | null> {
  const query = { deal_id: String(dealId), limit: '100' };
  const { data } = await read({ path: '/api/v1/notes', query }, notes);
  return data?.find(({ content }) => content.includes(marker(shipment)))?.id ?? null;
}
