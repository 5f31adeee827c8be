import type { Locale } from '@/i18n/locales';
import { expirePageAt } from '../read-through-content-cache';
import { type EntryAddress, findEntries, findEntry } from '../queries/payload/find-entries';
import { getTicketOffer } from './read-ticket-offers';
import { listVideosOf } from './read-products-events-and-quotes';
import { daysUntil, phaseOf, toEvent, toEventSummary } from '../transforms/entries/events';
import type { EventPageView, EventSummary } from '../entry-view-model-types';
import { readEntry, readList, relatedTo } from './read-cached-entries';

const collection = 'event-pages';

/** The published events, latest first. */
export function listEventPages(locale: Locale): Promise<EventSummary[]> {
  return readList({
    list: collection,
    locale,
    find: () => findEntries(collection, locale, ['-leadMagnetDateTime', '-id']),
    toView: toEventSummary,
  });
}

/** The event at /events/{slug} as of now, or null. */
export async function getEvent(address: EntryAddress): Promise<EventPageView | null> {
  const { locale, slug, draft } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: () => findEntry(collection, address),
    toView: toEvent,
  });
  if (!page) return null;
  const now = new Date();
  const { phase, until } = phaseOf(page.event, now);
  if (until && !draft) expirePageAt(until, now);
  const [offer, videos, events] = await Promise.all([
    phase === 'past' ? null : getTicketOffer(locale, slug),
    phase === 'coming' ? [] : listVideosOf(locale, page.event.cxTag),
    listEventPages(locale),
  ]);
  const isComing = (event: EventSummary) => phaseOf(event, now).phase !== 'past';
  const others = relatedTo(slug, soonestFirst(events), isComing);
  return { ...page, phase, daysLeft: daysUntil(page.event, now), offer, videos, others };
}

/** Sorts events by their start; events without a date come last. */
const soonestFirst = (events: readonly EventSummary[]) =>
  events.toSorted((one, other) => dayOf(one) - dayOf(other));
const dayOf = ({ startsAt }: EventSummary) => (startsAt ? Date.parse(startsAt) : Infinity);
