import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { RefetchedList } from '../../../refetch/refetched-list';
import { FilterLinks } from '../../../ui/filter-links';
import { MissingListNote } from '../../../ui/missing-list-note';
import { Pagination } from '../../../ui/pagination';
import { useSampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import { Events, type EventsProps } from './event-list';
import type { EventListModel } from './model';

type EventListProps = { model: EventListModel; locale: Locale };

/** Upcoming and past events, with dates in Viet Nam's time (D22). */
export function EventList({ model, locale }: EventListProps) {
  const t = getT(locale, 'surfaces');
  const events: EventsProps = {
    events: model.events,
    shown: model.shown,
    locale,
    words: {
      coming: t('events.coming'),
      past: t('events.past'),
      none: t('events.none'),
      unset: t('events.unset'),
      details: t('events.details'),
      zone: t('events.zone'),
      sample: useSampleNote(t('events.sample')),
    },
  };
  const { events: list, ...rest } = events;
  return (
    <section id="list" className="section-space scroll-mt-(--header-height)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <EventFilters model={model} locale={locale} />
        <RefetchedList name="events" list={list} props={rest} locale={locale}>
          <DrawnEvents model={model} events={events} missing={t('events.missing')} />
        </RefetchedList>
        <PastPages model={model} locale={locale} />
      </div>
    </section>
  );
}

type DrawnEventsProps = { model: EventListModel; events: EventsProps; missing: string };

/**
 * The server-rendered list. If the remote server failed to deliver some events, a note says that events are missing,
 * instead of the text that there are none.
 */
function DrawnEvents({ model, events, missing }: DrawnEventsProps) {
  if (!model.isIncomplete) return <Events {...events} />;
  const saysNone = model.shown.when !== 'past' && model.events.coming.length === 0;
  return (
    <>
      {saysNone ? null : <MissingListNote text={missing} />}
      <Events {...events} words={{ ...events.words, none: missing }} />
    </>
  );
}

function EventFilters({ model, locale }: EventListProps) {
  const t = getT(locale, 'events');
  if (model.filters.length === 0) return null;
  return (
    <div className="mt-8">
      <FilterLinks
        label={t('filters.label')}
        filters={model.filters.map(({ when, href, current }) => ({
          text: t(`filters.${when}`),
          href,
          current,
        }))}
      />
    </div>
  );
}

function PastPages({ model: { pastHrefs, shown }, locale }: EventListProps) {
  const t = getT(locale, 'ui');
  if (shown.when === 'coming') return null;
  return (
    <Pagination
      current={shown.pastPage}
      total={pastHrefs.length}
      hrefOf={(page) => pastHrefs[page - 1] ?? '#list'}
      words={{
        label: getT(locale, 'events')('pages'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (number) => t('pagination.page', { number }),
      }}
    />
  );
}
