import type { PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import { idOfRelation } from '@/lib/id-of-relation';
import type { Consent, Lead } from '@/payload-types';
import { type FurtherColumn, furtherColumns } from '../schema/optional-export-columns';
import { leadStages } from '../schema/lead-stages';
import { newestFirst } from './read-records-in-pages';
import type { Row } from './write-csv-or-excel';

/** The fields of a lead that the optional columns read. */
export const furtherSelect = { description: true, owner: true, stage: true } as const;
export type FurtherLead = Pick<Lead, 'id'> & Partial<Pick<Lead, keyof typeof furtherSelect>>;

const consentWords = {
  vi: { reply: 'Trả lời yêu cầu', marketing: 'Nhận thư tiếp thị', yes: 'đồng ý', no: 'không' },
  en: { reply: 'Reply to the request', marketing: 'Marketing mails', yes: 'agreed', no: 'no' },
};

/**
 * Parses the names of optional columns, separated by commas, and returns them in the order of `furtherColumns`; an
 * empty list without names. Null when a name is unknown or repeated.
 */
export function parseFurther(asked: unknown): FurtherColumn[] | null {
  if (asked === undefined || asked === '') return [];
  if (typeof asked !== 'string') return null;
  const names = asked.split(',');
  const known = furtherColumns.filter((column) => names.includes(column));
  return known.length === names.length ? known : null;
}

/** The names of owners, or their e-mail addresses, by account id. */
async function ownersOf(
  req: PayloadRequest,
  leads: readonly FurtherLead[],
): Promise<Map<number, string>> {
  const ids = new Set(leads.flatMap(({ owner }) => idOfRelation(owner) ?? []));
  if (ids.size === 0) return new Map();
  const { docs } = await req.payload.find({
    ...newestFirst(req),
    collection: 'users',
    where: { id: { in: [...ids] } },
    select: { name: true, email: true },
  });
  return new Map(docs.map(({ id, name, email }) => [id, name || email]));
}

type Granted = Map<Consent['purpose'], boolean>;

/** The newest consent of each lead for each purpose. */
async function consentsOf(
  req: PayloadRequest,
  leads: readonly FurtherLead[],
): Promise<Map<number, Granted>> {
  const { docs } = await req.payload.find({
    ...newestFirst(req),
    collection: 'consents',
    where: { lead: { in: leads.map(({ id }) => id) } },
    sort: 'id',
    select: { lead: true, purpose: true, granted: true },
  });
  const all = new Map<number, Granted>();
  for (const { lead, purpose, granted: isGranted } of docs) {
    const id = idOfRelation(lead);
    if (id === null) continue;
    const granted = all.get(id) ?? new Map<Consent['purpose'], boolean>();
    all.set(id, granted.set(purpose, isGranted));
  }
  return all;
}

function consentText(granted: Granted | undefined, locale: Locale): string {
  const words = consentWords[locale];
  return [...(granted ?? [])]
    .map(([purpose, isGranted]) => `${words[purpose]}: ${isGranted ? words.yes : words.no}`)
    .join('\n');
}

/**
 * A function that returns the cells of the optional columns for a lead of this page. Only data of the chosen columns
 * is read.
 */
export async function furtherCells(
  req: PayloadRequest,
  leads: readonly FurtherLead[],
  columns: readonly FurtherColumn[],
  locale: Locale,
): Promise<(lead: FurtherLead) => Row> {
  const owners = columns.includes('owner') ? await ownersOf(req, leads) : null;
  const consents = columns.includes('consent') ? await consentsOf(req, leads) : null;
  const cell: Record<FurtherColumn, (lead: FurtherLead) => string> = {
    message: ({ description }) => description ?? '',
    owner: ({ owner }) => owners?.get(idOfRelation(owner) ?? 0) ?? '',
    stage: ({ stage }) => (stage ? leadStages[stage][locale] : ''),
    consent: ({ id }) => consentText(consents?.get(id), locale),
  };
  return (lead) => columns.map((column) => cell[column](lead));
}
