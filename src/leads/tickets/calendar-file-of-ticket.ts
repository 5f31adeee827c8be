import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '../../../brand.config';
import type { EventFacts } from './event-facts-for-mails';

/** The assumed duration, in hours, of an event without an end. */
const DEFAULT_EVENT_HOURS = 2;

/**
 * A calendar file (iCalendar) for an event. Its UID is the ticket's, so that a second file or a cancellation updates
 * the calendar entry instead of adding another. Null while the event has no date.
 */
export function calendarFile(
  event: EventFacts,
  ticket: { code: string; url: string; isCancelled: boolean },
): string | null {
  if (!event.startsAt) return null;
  const calendar = ical({
    prodId: { company: brand.name, product: 'events' },
    method: ticket.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${ticket.code.toLowerCase()}@${brand.slug}`,
    sequence: ticket.isCancelled ? 1 : 0,
    status: ticket.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: event.title,
    location: event.place,
    start: event.startsAt,
    end: event.endsAt ?? new Date(event.startsAt.getTime() + DEFAULT_EVENT_HOURS * 3_600_000),
    description: `${ticket.code}\n${ticket.url}`,
    url: ticket.url,
    organizer: { name: brand.name, email: brand.email },
  });
  return calendar.toString();
}
