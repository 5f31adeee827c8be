import type { Event, Thing } from 'schema-dts';
import type { EventPageView } from '@/content/types-entries';
import { localizedPath } from '@/i18n/locales';
import { isOnline } from '@/lib/online-place';
import { eventEnd } from '@/lib/event-end';
import { socialPicture } from '../social-picture';
import { videoNodes } from './sections';
import { absolute, organizationLink } from './site';

/** Viet Nam keeps the same time all year. */
const OFFSET = '+07:00';
const HOURS = 7;

/** A moment (ISO 8601 in UTC) with the offset of Viet Nam, where events are told (decision 22). */
function withOffset(moment: string | Date): string {
  const local = new Date(new Date(moment).getTime() + HOURS * 3_600_000);
  return local.toISOString().slice(0, 19) + OFFSET;
}

const mode = (online: boolean) =>
  `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode` as const;

/** The event and the recordings of it. */
export const eventNodes = (page: EventPageView): Thing[] => [
  ...eventNode(page),
  ...videoNodes(page.videos),
];

/** Nothing while no day is set: an event without one is none to search engines. */
function eventNode(page: EventPageView): Event[] {
  const { title, description, startsAt, endsAt, place } = page.event;
  if (!startsAt) return [];
  const url = absolute(localizedPath(page.locale, page.path));
  const online = isOnline(place);
  const offers = page.offer?.types.map(({ name, price, isFull }) => ({
    '@type': 'Offer' as const,
    name,
    price,
    priceCurrency: 'VND',
    url,
    availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}` as const,
  }));
  return [
    {
      '@type': 'Event',
      name: title,
      ...(description ? { description } : {}),
      url,
      image: absolute(socialPicture(page)),
      inLanguage: page.locale,
      startDate: withOffset(startsAt),
      endDate: withOffset(eventEnd(startsAt, endsAt)),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: mode(online),
      location: online
        ? { '@type': 'VirtualLocation', url }
        : { '@type': 'Place', name: place ?? title, address: place ?? 'Việt Nam' },
      organizer: organizationLink(),
      ...(page.speakers.length > 0
        ? { performer: page.speakers.map(({ name }) => ({ '@type': 'Person' as const, name })) }
        : {}),
      ...(offers ? { offers } : {}),
    },
  ];
}
