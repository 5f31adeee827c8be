import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { pastFrom } from '@/lib/event-end';
import type { EventChoices } from '../schema/validate';

/**
 * What a published event offers in a language, by its slug: its hubs and its ticket types, whose codes
 * are their ids.
 *
 * @returns null when there is no such event in this language, it is past, or it sells no tickets
 */
export async function findEventChoices(
  payload: Payload,
  slug: string,
  locale: Locale,
): Promise<EventChoices | null> {
  const { docs } = await payload.find({
    collection: 'event-pages',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    select: { hubs: true, leadMagnetDateTime: true, endsAt: true },
  });
  const event = docs[0];
  if (!event) return null;
  const { leadMagnetDateTime: startsAt, endsAt = null } = event;
  if (startsAt && pastFrom(startsAt, endsAt) < new Date()) return null;
  const types = await payload.find({
    collection: 'ticket-types',
    where: { event: { equals: event.id } },
    depth: 0,
    pagination: false,
    select: {},
  });
  if (types.docs.length === 0) return null;
  return { hubs: event.hubs ?? [], ticketTypes: types.docs.map(({ id }) => String(id)) };
}
