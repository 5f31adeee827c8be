import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { eventEnd } from '@/lib/when-event-ends';
import { TextLink } from '../ui/text-link';

export type ThankYouEvent = {
  slug: string;
  title: string;
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
};

export type ThankYouTicket = { href: string | null; calendarHref: string | null };

type ThankYouEventProps = {
  event: ThankYouEvent;
  ticket: ThankYouTicket | null;
  locale: Locale;
};

/** Formats a time for calendar links: `2026-12-03T02:00:00.000Z` becomes `20261203T020000Z`. */
const compact = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

function googleAddress(event: ThankYouEvent, startsAt: string): string {
  const days = `${compact(new Date(startsAt))}/${compact(eventEnd(startsAt, event.endsAt))}`;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: days,
    location: event.place ?? '',
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

const dayOf = (startsAt: string, locale: Locale): string =>
  [{ dateStyle: 'full' } as const, { timeStyle: 'short' } as const]
    .map((part) => {
      const style = { ...part, timeZone: 'Asia/Ho_Chi_Minh' };
      const format = new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', style);
      return format.format(new Date(startsAt));
    })
    .join(', ');

/** The event's date and place, the visitor's ticket, and links to add it to a calendar. */
export function ThankYouEventDay({ event, ticket, locale }: ThankYouEventProps) {
  const t = getT(locale, 'forms');
  const { startsAt, place, title } = event;
  const link =
    'touch-target inline-block py-2 font-semibold underline decoration-son decoration-2 underline-offset-[6px]';
  return (
    <div className="mt-8 border-l-4 border-son pl-5">
      <p className="type-h3">{title}</p>
      {startsAt ? (
        <p className="mt-2">
          <time dateTime={startsAt}>{dayOf(startsAt, locale)}</time> ({t('thankYou.zone')})
        </p>
      ) : null}
      {place ? <p className="text-muted">{place}</p> : null}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {ticket?.href ? (
          <a href={ticket.href} className={link}>
            {t('thankYou.ticket')}
          </a>
        ) : null}
        {ticket?.calendarHref ? (
          <a href={ticket.calendarHref} className={link}>
            {t('thankYou.calendar')}
          </a>
        ) : null}
        {startsAt ? (
          <TextLink
            href={googleAddress(event, startsAt)}
            text={t('thankYou.calendarGoogle')}
            newTab={t('thankYou.newTab')}
          />
        ) : null}
      </p>
    </div>
  );
}
