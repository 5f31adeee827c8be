'use client';

import type { ReactNode } from 'react';
import type { ErrorWords } from '../../refetch/error-handler';
import { useFreshList } from '../../refetch/use-fresh-list';
import type { EventsProps } from './events';

const loadEvents = async () => (await import('./events')).Events;

type FreshEventsProps = Omit<EventsProps, 'events'> & {
  /** Of the list that the server has drawn. */
  mark: string;
  errorWords: ErrorWords;
  children: ReactNode;
};

/** Shows what the server has drawn, until the events turn out to have changed (D24). */
export function FreshEvents({ mark, errorWords, children, ...props }: FreshEventsProps) {
  const { ref, fresh } = useFreshList('events', { mark, words: errorWords }, loadEvents);
  return (
    <div ref={ref} data-refetched="events">
      {fresh ? <fresh.View {...props} events={fresh.data} /> : children}
    </div>
  );
}
