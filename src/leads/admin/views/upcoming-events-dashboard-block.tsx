import type { PayloadRequest } from 'payload';
import { DashboardBlock } from '@/cms/admin/dashboard-block';
import { isOfficeToday } from '@/lib/office-hours-arithmetic';
import { type Arrivals, nextArrivals } from '../../tickets/expected-event-attendance';
import { languageOf } from '../endpoint-access';
import {
  type SalesDashboardText,
  salesDashboardTranslations,
} from './sales-dashboard-translations';

const MAX_EVENTS = 4;

function Event({ event, text }: { event: Arrivals; text: SalesDashboardText }) {
  const { id, title, when, place, startsAt, expected, arrived } = event;
  const isToday = startsAt !== null && isOfficeToday(startsAt);
  const people = text.eventsArrived
    .replace('{{arrived}}', String(arrived))
    .replace('{{expected}}', String(expected));
  return (
    <li data-today={isToday}>
      <h3>
        {title}
        {isToday ? <em>{text.eventsToday}</em> : null}
      </h3>
      <p>{[when || text.eventsNoDate, place].filter(Boolean).join(' · ')}</p>
      <p>
        <strong>{people}</strong>
      </p>
      <meter min={0} max={Math.max(expected, 1)} value={arrived} aria-label={people} />
      <p className="admin-dashboard__ways">
        <a href={`/admin/door?event=${id}`}>{text.eventsCheckIn}</a>
        <a href={`/admin/collections/tickets?where[event][equals]=${id}`}>{text.eventsTickets}</a>
        <a href={`/api/tickets/print?event=${id}`}>{text.eventsPrint}</a>
      </p>
    </li>
  );
}

/** The dashboard block with the next events, and how many people of each are expected and have come in. */
export async function ComingEventsBlock({ req }: { req: PayloadRequest }) {
  const language = languageOf(req);
  const text = salesDashboardTranslations[language];
  const events = await nextArrivals(req, language, MAX_EVENTS);
  return (
    <DashboardBlock
      name="events"
      title={text.eventsTitle}
      all={{ href: '/admin/collections/tickets', text: text.eventsAll }}
    >
      {events.length === 0 ? (
        <p className="admin-dashboard__empty">{text.eventsNone}</p>
      ) : (
        <ul className="admin-dashboard__events">
          {events.map((event) => (
            <Event key={event.id} event={event} text={text} />
          ))}
        </ul>
      )}
    </DashboardBlock>
  );
}
