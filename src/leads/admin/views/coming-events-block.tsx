import type { PayloadRequest } from 'payload';
import { FirstPageBlock } from '@/cms/admin/dashboard-block';
import { isOfficeToday } from '@/lib/office-hours';
import { type Arrivals, nextArrivals } from '../../tickets/expected-arrivals';
import { languageOf } from '../endpoint-access';
import { type SalesFirstPageText, salesFirstPageWords } from './sales-dashboard-translations';

const MOST_EVENTS = 4;

function Event({ event, text }: { event: Arrivals; text: SalesFirstPageText }) {
  const { id, title, when, place, startsAt, expected, arrived } = event;
  const isToday = startsAt !== null && isOfficeToday(startsAt);
  const people = text.doorArrived
    .replace('{{arrived}}', String(arrived))
    .replace('{{expected}}', String(expected));
  return (
    <li data-today={isToday}>
      <h3>
        {title}
        {isToday ? <em>{text.doorToday}</em> : null}
      </h3>
      <p>{[when || text.doorNoDate, place].filter(Boolean).join(' · ')}</p>
      <p>
        <strong>{people}</strong>
      </p>
      <meter min={0} max={Math.max(expected, 1)} value={arrived} aria-label={people} />
      <p className="first-page__ways">
        <a href={`/admin/door?event=${id}`}>{text.doorOpen}</a>
        <a href={`/admin/collections/tickets?where[event][equals]=${id}`}>{text.doorList}</a>
        <a href={`/api/tickets/print?event=${id}`}>{text.doorPrint}</a>
      </p>
    </li>
  );
}

/** The next events, with the number of people expected and checked in. */
export async function DoorBlock({ req }: { req: PayloadRequest }) {
  const language = languageOf(req);
  const text = salesFirstPageWords[language];
  const events = await nextArrivals(req, language, MOST_EVENTS);
  return (
    <FirstPageBlock
      name="door"
      title={text.doorFirst}
      all={{ href: '/admin/collections/tickets', text: text.doorAll }}
    >
      {events.length === 0 ? (
        <p className="first-page__empty">{text.doorNone}</p>
      ) : (
        <ul className="first-page__events">
          {events.map((event) => (
            <Event key={event.id} event={event} text={text} />
          ))}
        </ul>
      )}
    </FirstPageBlock>
  );
}
