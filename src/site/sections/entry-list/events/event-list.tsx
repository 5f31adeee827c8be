import { dateBlock } from '@/i18n/event-date-and-time';
import type { Locale } from '@/i18n/locales';
import { Link } from '@/i18n/localized-link';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { ComingEvent } from './upcoming-event';
import type { EventItem } from '@/content/list-item-and-text-types';
import { PAST_EVENTS_PER_PAGE } from './upcoming-or-past-events';
import type { EventListModel } from './model';
import type { EventWords } from './event-translations';

export type EventsProps = {
  events: EventListModel['events'];
  shown: EventListModel['shown'];
  locale: Locale;
  words: EventWords;
};

function PastEvent({ event, locale }: { event: EventItem; locale: Locale }) {
  const date = event.startsAt ? dateBlock(locale, event.startsAt, event.endsAt) : null;
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-(--theme-line) py-5 tablet:grid-cols-[160px_1fr] desktop:grid-cols-[240px_1fr_minmax(0,20rem)]">
      <p className="text-small text-(--theme-muted) tabular-nums">
        {date ? <time dateTime={event.startsAt ?? undefined}>{date.full}</time> : null}
      </p>
      <h4 className="font-semibold">
        {event.link ? (
          <Link
            href={event.link.href}
            className="-my-2.5 inline-block py-2.5 underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {withNoBreaks(event.title)}
          </Link>
        ) : (
          withNoBreaks(event.title)
        )}
      </h4>
      <p className="text-small text-(--theme-muted) tablet:col-start-2 desktop:col-start-3 desktop:text-end">
        {event.place ? withNoBreaks(event.place) : null}
      </p>
    </li>
  );
}

function ComingEvents({ events, locale, words }: Omit<EventsProps, 'shown'>) {
  return (
    <>
      <h3 className="sr-only">{words.coming}</h3>
      {events.coming.length > 0 ? (
        <ul className="grid gap-5">
          {events.coming.map((event, index) => (
            <li key={event.key}>
              <ComingEvent event={event} index={index} locale={locale} words={words} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="rounded-card border border-dashed border-(--theme-line-control) p-6 text-(--theme-muted) tablet:p-8">
          {words.none}
        </p>
      )}
    </>
  );
}

function PastEvents({ events, shown, locale, words }: EventsProps) {
  const first = (shown.pastPage - 1) * PAST_EVENTS_PER_PAGE;
  return (
    <>
      <h3 className="type-h3 mb-4 not-first:mt-12 tablet:not-first:mt-16">{words.past}</h3>
      <ul className="border-b border-(--theme-line)">
        {events.past.slice(first, first + PAST_EVENTS_PER_PAGE).map((event) => (
          <PastEvent key={event.key} event={event} locale={locale} />
        ))}
      </ul>
    </>
  );
}

/**
 * Upcoming events as large cards, past ones as lines; rendered by the server, and again by the browser when
 * they change.
 */
export function Events(props: EventsProps) {
  const { events, shown, words } = props;
  const isSample = [...events.coming, ...events.past].some(({ sample }) => sample);
  return (
    <div className="mt-8 tablet:mt-12">
      {shown.when === 'past' ? null : <ComingEvents {...props} />}
      {shown.when === 'coming' || events.past.length === 0 ? null : <PastEvents {...props} />}
      {words.sample && isSample ? (
        <p className="mt-6 text-small text-(--theme-muted)">{words.sample}</p>
      ) : null}
    </div>
  );
}
