import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { errorWords } from '../../refetch/error-words';
import { SectionHead } from '../../ui/section-head';
import { Events, type EventsProps } from './events';
import { FreshEvents } from './fresh-events.client';
import type { EventListModel } from './model';

type EventListProps = { model: EventListModel; locale: Locale };

/** What is coming and what has been, with dates in Viet Nam's time (decision 22). */
export function EventList({ model, locale }: EventListProps) {
  const t = getT(locale, 'surfaces');
  const events: EventsProps = {
    events: model.events,
    locale,
    words: {
      coming: t('events.coming'),
      past: t('events.past'),
      none: t('events.none'),
      unset: t('events.unset'),
      details: t('events.details'),
      zone: t('events.zone'),
      sample: t('events.sample'),
    },
  };
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <FreshEvents {...events} errorWords={errorWords(locale)}>
          <Events {...events} />
        </FreshEvents>
      </div>
    </section>
  );
}
