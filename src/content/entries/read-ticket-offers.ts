import type { Locale } from '@/i18n/locales';
import type { TicketOffer } from '../list-item-and-text-types';
import { readThroughCache } from '../read-through-content-cache';
import { findEvent, findTicketOffer } from '../queries/payload/find-ticket-offers';
import { entryTag } from '../cache-tags';

/** An event as shown to people who registered; times are ISO 8601 in UTC. */
type EventDay = {
  slug: string;
  title: string;
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
};

/** The maximum age of the availability on a page. A registration is checked against the current availability. */
const OFFER_MAX_AGE_SECONDS = 60;

/** The ticket types of an event; null where none are sold, or the event is not published in this language. */
export function getTicketOffer(locale: Locale, slug: string): Promise<TicketOffer | null> {
  return readThroughCache({
    key: ['ticket-offer', slug, locale],
    tags: [entryTag('event-pages', slug, locale)],
    read: () => findTicketOffer(locale, slug),
    isEmpty: (offer) => offer === null,
    life: OFFER_MAX_AGE_SECONDS,
  });
}

/** The name, time and place of an event; null when it is not published in this language. */
export function getEventDay(locale: Locale, slug: string): Promise<EventDay | null> {
  return readThroughCache({
    key: ['event-day', slug, locale],
    tags: [entryTag('event-pages', slug, locale)],
    read: async () => {
      const event = await findEvent(locale, slug);
      return (
        event && {
          slug,
          title: event.banner?.title ?? slug,
          startsAt: event.leadMagnetDateTime ?? null,
          endsAt: event.endsAt ?? null,
          place: event.place ?? null,
        }
      );
    },
    isEmpty: (day) => day === null,
  });
}
