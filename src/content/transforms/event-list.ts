import { localizedPath, type Locale } from '@/i18n/locales';
import { listHref, pageOf } from '@/lib/list-state';
import { eventsWhen, PAST_ON_A_PAGE, type EventListModel } from '@/site/sections/event-list/model';
import type { ListAddress } from './section-tools';

/** The page whose address chooses among events. */
const LIST_PATH = '/events';

/** Which events a reader chose to see, and the addresses of the other choices. */
export function toEventsShown(
  events: EventListModel['events'],
  address: ListAddress | undefined,
  locale: Locale,
): Pick<EventListModel, 'shown' | 'filters' | 'pastHrefs'> {
  const { path, state } = address ?? { path: '', state: {} };
  const when = eventsWhen.find((name) => name === state.when) ?? 'all';
  const { page, pages } = pageOf(events.past, state.page, PAST_ON_A_PAGE);
  const shown = { when, pastPage: page };
  if (path !== LIST_PATH) return { shown, filters: [], pastHrefs: [] };
  const hrefTo = (to: string, number = 1) => {
    const choice = { when: to === 'all' ? null : to, page: number };
    return `${localizedPath(locale, listHref(LIST_PATH, choice))}#list`;
  };
  return {
    shown,
    filters: eventsWhen.map((name) => ({
      when: name,
      href: hrefTo(name),
      current: name === when,
    })),
    pastHrefs: Array.from({ length: pages }, (_, index) => hrefTo(when, index + 1)),
  };
}
