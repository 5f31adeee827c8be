import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isOfficeToday } from '@/lib/office-hours-arithmetic';
import { type Arrivals, nextArrivals } from '../../tickets/expected-event-attendance';
import { isEventTeamSalesOrAdminUser, languageOf, readId } from '../endpoint-access';
import { CheckInScreen, WaitingEntries } from './check-in-loaded-later.client';
import { fill } from '@/lib/fill-placeholders';
import { type CheckInText, checkInTranslations } from './check-in-translations';

/** The maximum number of events in the choice: more than are ever planned at a time. */
const MAX_EVENTS = 50;

const isToday = ({ startsAt }: Arrivals): boolean => startsAt !== null && isOfficeToday(startsAt);

function Choice({ events, text }: { events: readonly Arrivals[]; text: CheckInText }) {
  return (
    <div className="check-in-screen">
      <header className="check-in-screen__head">
        <p className="check-in-screen__links">
          <a href="/admin">{text.back}</a>
        </p>
        <h1>{text.title}</h1>
        <p>{events.length === 0 ? text.none : text.choose}</p>
        <WaitingEntries text={text} />
      </header>
      <ul className="check-in-screen__events">
        {events.map((event) => (
          <li key={event.id}>
            <a href={`/admin/door?event=${event.id}`} data-today={isToday(event)}>
              {isToday(event) ? <em>{text.today}</em> : null}
              <strong>{event.title}</strong>
              <span>{[event.when || text.noDate, event.place].filter(Boolean).join(' · ')}</span>
              <span>
                {fill(text.arrivedWords, { arrived: event.arrived, expected: event.expected })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** /admin/door: a choice of events, today's first; with `?event=7` the check-in screen of that event. */
export async function CheckInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!isEventTeamSalesOrAdminUser(req)) notFound();
  const language = languageOf(req);
  const text = checkInTranslations[language];
  const events = await nextArrivals(req, language, MAX_EVENTS);
  const id = readId(searchParams?.event);
  const chosen = events.find((event) => event.id === id);
  if (chosen) {
    const { title } = chosen;
    return (
      <main>
        <CheckInScreen event={{ id: chosen.id, title }} language={language} text={text} />
      </main>
    );
  }
  const todayFirst = events.toSorted((one, other) => Number(isToday(other)) - Number(isToday(one)));
  return (
    <main>
      <Choice events={todayFirst} text={text} />
    </main>
  );
}
