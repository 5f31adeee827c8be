import type { PayloadRequest, Where } from 'payload';
import type { Locale } from '@/i18n/locales';
import { idOfRelation } from '@/lib/id-of-relation';
import type { FurtherColumn } from '../schema/optional-export-columns';
import { furtherCells, type FurtherLead, furtherSelect } from './optional-export-cells';
import { newestFirst, readPages, recordPage } from './read-records-in-pages';
import {
  registrationRow,
  registrationSelect,
  type RegistrationLead,
  type RegistrationTicket,
} from './registration-export-row';
import type { Row } from './write-csv-or-excel';

async function ticketsOf(
  req: PayloadRequest,
  leads: RegistrationLead[],
  locale: Locale,
): Promise<Map<number, RegistrationTicket>> {
  const { docs } = await req.payload.find({
    ...newestFirst(req),
    collection: 'tickets',
    where: { lead: { in: leads.map(({ id }) => id) } },
    locale,
    // Uses the other language's name of a ticket type that is named in one language only.
    fallbackLocale: locale === 'vi' ? 'en' : 'vi',
    depth: 1,
    select: { lead: true, ticketType: true, quantity: true, total: true },
    populate: { 'ticket-types': { name: true } },
  });
  return new Map(
    docs.flatMap((ticket) => {
      const lead = idOfRelation(ticket.lead);
      return lead === null ? [] : [[lead, ticket] as const];
    }),
  );
}

/** Adds the titles of events that are not loaded yet; a deleted event has none. */
async function learnTitles(
  req: PayloadRequest,
  titles: Map<string, string | null>,
  leads: RegistrationLead[],
  locale: Locale,
): Promise<void> {
  const slugs = new Set(leads.flatMap(({ event }) => (event && !titles.has(event) ? [event] : [])));
  if (slugs.size === 0) return;
  for (const slug of slugs) titles.set(slug, null);
  const { docs } = await req.payload.find({
    collection: 'event-pages',
    where: { slug: { in: [...slugs] } },
    locale,
    fallbackLocale: locale === 'vi' ? 'en' : 'vi',
    depth: 0,
    pagination: false,
    select: { slug: true, banner: { title: true } },
  });
  for (const { slug, banner } of docs) titles.set(slug, banner?.title ?? null);
}

/** Job applicants are not sales prospects and are not exported. */
export const noApplications: Where = { kind: { not_equals: 'career' } };

/** Leaves out newsletter sign-ups that are not confirmed yet or are withdrawn. */
async function wanted<Some extends RegistrationLead>(
  req: PayloadRequest,
  leads: Some[],
): Promise<Some[]> {
  const signUps = leads.flatMap(({ id, kind }) => (kind === 'newsletter' ? [id] : []));
  if (signUps.length === 0) return leads;
  const { docs } = await req.payload.find({
    ...newestFirst(req),
    collection: 'subscribers',
    where: { and: [{ lead: { in: signUps } }, { status: { equals: 'confirmed' } }] },
    select: { lead: true },
  });
  const confirmed = new Set(docs.map(({ lead }) => idOfRelation(lead)));
  return leads.filter(({ id, kind }) => kind !== 'newsletter' || confirmed.has(id));
}

/**
 * The rows of the registration / CRM list for leads that match the filter of the admin's list, newest first.
 * Newsletter sign-ups are included once they are confirmed.
 * @param further the optional columns, which follow those of the specification
 */
export async function* registrationRows(
  req: PayloadRequest,
  filter: Where,
  locale: Locale,
  further: readonly FurtherColumn[] = [],
): AsyncGenerator<Row> {
  const titles = new Map<string, string | null>();
  const select =
    further.length > 0 ? { ...registrationSelect, ...furtherSelect } : registrationSelect;
  const pages = readPages<RegistrationLead & FurtherLead>(filter, (where, limit) =>
    req.payload.find({
      ...newestFirst(req),
      collection: 'leads',
      joins: false,
      where,
      limit,
      select,
    }),
  );
  for await (const page of pages) {
    const leads = await wanted(req, page);
    await recordPage(
      req,
      leads.map(({ id }) => id),
    );
    const tickets = await ticketsOf(req, leads, locale);
    await learnTitles(req, titles, leads, locale);
    const cells = await furtherCells(req, leads, further, locale);
    for (const lead of leads) {
      const ticket = tickets.get(lead.id) ?? null;
      const eventTitle = lead.event ? (titles.get(lead.event) ?? null) : null;
      yield [...registrationRow(lead, { ticket, eventTitle }, locale), ...cells(lead)];
    }
  }
}
