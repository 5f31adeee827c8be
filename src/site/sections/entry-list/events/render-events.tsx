import type { DrawList } from '../../../refetch/render-list-type';
import { Events, type EventsProps } from './event-list';

/** Renders the events in the browser when they have changed (D24). */
export const drawEvents: DrawList<'events', Omit<EventsProps, 'events'>> = (events, props) => (
  <Events {...props} events={events} />
);
