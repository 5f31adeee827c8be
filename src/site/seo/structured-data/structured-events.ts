import type { Event, Thing } from 'schema-dts';
import type { EventPageView } from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { isOnline } from '@/lib/is-online-event';
import { eventEnd } from '@/lib/when-event-ends';
import { officeIso } from '@/lib/office-hours-arithmetic';
import { socialPicture } from '../social-media-picture';
import { videoNodes } from './structured-sections';
import { absolute, organizationLink } from './structured-site-parts';

const mode = (online: boolean) =>
  `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode` as const;

/** The structured data of an event page: the event and its recordings. */
export const eventNodes = (page: EventPageView): Thing[] => [
  ...eventNode(page),
  ...videoNodes(page.videos),
];

/** The structured data of an event; none for a sample, nor without a date, which search engines require. */
function eventNode(page: EventPageView): Event[] {
  const { title, description, startsAt, endsAt, place, sample } = page.event;
  if (sample || !startsAt) return [];
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
      startDate: officeIso(startsAt),
      endDate: officeIso(eventEnd(startsAt, endsAt)),
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
