import type { EventPageView } from '@/content/types-entries';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { SectionView } from '../sections/registry.views';

type EventWayOnProps = { page: EventPageView };

/** Registering while there are tickets; who to ask while there are none; the next event after it. */
export function EventWayOn({ page }: EventWayOnProps) {
  const { locale, offer, path, phase } = page;
  const t = getT(locale, 'events');
  if (offer) {
    return (
      <SectionView
        locale={locale}
        section={{
          name: 'ticketForm',
          id: 'ticket',
          anchor: 'ticket',
          model: {
            titleLines: t('ticket.title').split('\n'),
            text: t('ticket.text'),
            offer,
            page: path,
            version: 'v5',
          },
        }}
      />
    );
  }
  const words = phase === 'past' ? 'next' : 'noTickets';
  const target = phase === 'past' ? '/events' : '/contact';
  return (
    <SectionView
      locale={locale}
      section={{
        name: 'callToAction',
        id: 'next',
        anchor: null,
        model: {
          titleLines: t(`${words}.title`).split('\n'),
          text: t(`${words}.text`),
          primary: { text: t(`${words}.button`), href: localizedPath(locale, target) },
          note: t(`${words}.note`),
        },
      }}
    />
  );
}
