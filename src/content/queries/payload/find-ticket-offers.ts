import type { Locale } from '@/i18n/locales';
import { holdingStatuses } from '@/lib/holding-ticket-statuses';
import type { EventPage } from '@/payload-types';
import type { TicketOffer } from '../../list-item-and-text-types';
import { cms } from '../../register-cms-instance';
import { findEntry } from './find-entries';

export const findEvent = (locale: Locale, slug: string): Promise<EventPage | null> =>
  findEntry('event-pages', { locale, slug, draft: false }, 0);

/** The number of places that are held, by the id of the ticket type. */
async function placesTaken(types: readonly number[]): Promise<Map<number, number>> {
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'tickets',
    where: { and: [{ ticketType: { in: types } }, { status: { in: [...holdingStatuses] } }] },
    select: { ticketType: true, quantity: true },
    depth: 0,
    pagination: false,
  });
  const taken = new Map<number, number>();
  for (const { ticketType, quantity } of docs) {
    const id = typeof ticketType === 'number' ? ticketType : ticketType.id;
    taken.set(id, (taken.get(id) ?? 0) + quantity);
  }
  return taken;
}

/** Finds the ticket types of a published event in a language; null where the event is not published or has none. */
export async function findTicketOffer(locale: Locale, slug: string): Promise<TicketOffer | null> {
  const event = await findEvent(locale, slug);
  if (!event) return null;
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'ticket-types',
    where: { event: { equals: event.id } },
    locale,
    depth: 0,
    sort: ['position', 'id'],
    pagination: false,
  });
  if (docs.length === 0) return null;
  const taken = await placesTaken(docs.map(({ id }) => id));
  return {
    event: slug,
    hubs: event.hubs ?? [],
    types: docs.map(({ id, name, price, capacity, confirmByMail, holdHours }) => ({
      code: String(id),
      name,
      price,
      isFull: (taken.get(id) ?? 0) >= capacity,
      confirmWithin: confirmByMail ? (holdHours ?? null) : null,
    })),
  };
}
