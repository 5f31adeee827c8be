import type { PayloadRequest } from 'payload';
import { textOf } from '@/lib/is-json-object';

/** The text that a search result shows: a name and a detail. */
type Line = { name: string; note: string };

type Doc = Readonly<Record<string, unknown>>;

const joined = (...parts: unknown[]): string => parts.map(textOf).filter(Boolean).join(' · ');

/**
 * The collections of people and tickets, by slug: the fields to read, and the text of a search result. They are
 * searched by the same search as their lists in the admin.
 */
const people = {
  leads: {
    select: { name: true, email: true, phone: true, company: true },
    line: ({ name, email, phone, company }: Doc): Line => ({
      name: textOf(name) || textOf(email) || textOf(phone),
      note: joined(company, name ? phone : ''),
    }),
  },
  tickets: {
    select: { name: true, code: true, company: true },
    line: ({ name, code, company }: Doc): Line => ({
      name: textOf(name) || textOf(code),
      note: joined(code, company),
    }),
  },
} as const;

export type PeopleSlug = keyof typeof people;

export const isOfPeople = (slug: string): slug is PeopleSlug => Object.hasOwn(people, slug);

/**
 * Finds people in one collection by the search of its list, newest first, as far as the signed-in person may read them.
 */
export async function findPeople(
  req: PayloadRequest,
  slug: PeopleSlug,
  { text, most }: { text: string; most: number },
): Promise<(Line & { id: number })[]> {
  const { listSearchableFields } = req.payload.collections[slug].config.admin;
  const { docs } = await req.payload.find({
    collection: slug,
    where: { or: (listSearchableFields ?? []).map((field) => ({ [field]: { like: text } })) },
    sort: '-createdAt',
    limit: most,
    pagination: false,
    depth: 0,
    select: people[slug].select,
    overrideAccess: false,
    req,
  });
  return (docs as unknown as (Doc & { id: number })[]).map((doc) => ({
    id: doc.id,
    ...people[slug].line(doc),
  }));
}
