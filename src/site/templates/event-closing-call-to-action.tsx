import type { EventPageView } from '@/content/entry-view-model-types';
import { getT } from '@/i18n/server-translations';
import { SectionView } from '../sections/registry.views';
import { NextStep } from './closing-call-to-action';

type EventNextStepProps = {
  page: EventPageView;
  /** The promised reply time in minutes. */
  promiseMinutes: number;
};

/**
 * The end of an event's page: the ticket form while tickets are sold; after the event a link to the list of events;
 * otherwise a link to the contact page.
 */
export function EventNextStep({ page, promiseMinutes }: EventNextStepProps) {
  const { locale, offer, phase } = page;
  const t = getT(locale, 'events');
  if (offer) {
    return (
      <SectionView
        locale={locale}
        section={{
          name: 'form',
          id: 'ticket',
          anchor: 'ticket',
          model: {
            kind: 'get-ticket',
            titleLines: t('ticket.title').split('\n'),
            text: t('ticket.text'),
            offer,
            subject: { event: offer.event },
            page: page.path,
            version: 'v5',
          },
        }}
      />
    );
  }
  const words = phase === 'past' ? 'next' : 'noTickets';
  const path = phase === 'past' ? '/events' : '/contact';
  return (
    <NextStep
      locale={locale}
      isLast={page.others.length === 0}
      path={path}
      say={(part) => t(`${words}.${part}`, { minutes: promiseMinutes })}
    />
  );
}
