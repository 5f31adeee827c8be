import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { EventPageView } from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { env } from '@/lib/env';
import { eventEnd } from '@/lib/when-event-ends';
import { brand } from '../../../brand.config';

/** Events are in Viet Nam's time (D22), which has no daylight saving time. */
const ZONE = 'Asia/Ho_Chi_Minh';
const zoneRules = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** The sequence number of an event counts the seconds since then, so that a later change has a higher number. */
const COUNTED_SINCE = Date.UTC(2025, 0, 1);

const HOURS_AHEAD = 7;

/**
 * A Date whose local fields show the time in Viet Nam, because ical-generator writes the local fields together with
 * the name of the zone.
 */
function clockInZone(moment: Date): Date {
  const at = new Date(moment.getTime() + HOURS_AHEAD * 3_600_000);
  const day = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()] as const;
  return new Date(...day, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds());
}

/**
 * An event as an iCalendar file, or null while it has no date. Its UID is constant, and its SEQUENCE grows with each
 * change, so that a newer file updates the entry in the reader's calendar.
 */
export function eventCalendar(page: EventPageView): string | null {
  const { event, locale, path, updatedAt } = page;
  if (!event.startsAt) return null;
  const url = env().SITE_URL + localizedPath(locale, path);
  const changed = new Date(updatedAt);
  const calendar = ical({
    prodId: { company: brand.name, product: 'events', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${event.slug}@${brand.slug}`,
    sequence: Math.max(0, Math.floor((changed.getTime() - COUNTED_SINCE) / 1000)),
    stamp: changed,
    lastModified: changed,
    timezone: ZONE,
    start: clockInZone(new Date(event.startsAt)),
    end: clockInZone(eventEnd(event.startsAt, event.endsAt)),
    status: ICalEventStatus.CONFIRMED,
    summary: event.title,
    location: event.place,
    description: [event.description, url].filter(Boolean).join('\n\n'),
    url,
    organizer: { name: brand.name, email: brand.email },
  });
  // The rules of the time zone are inserted by hand. If the library knew the zone, it would write its time stamps in
  // that zone, but they must be in UTC (RFC 5545).
  return calendar.toString().replace('BEGIN:VEVENT', `${zoneRules}\r\nBEGIN:VEVENT`);
}
