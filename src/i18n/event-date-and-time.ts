import type { Locale } from './locales';

/** The time zone in which event times are shown (D22). */
const ZONE = 'Asia/Ho_Chi_Minh';

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', { timeZone: ZONE, ...options });

export type DateBlock = {
  day: string;
  month: string;
  weekday: string;
  clock: string;
  full: string;
};

/** The parts of a date for an event's date block, in Viet Nam's time. */
export function dateBlock(locale: Locale, startsAt: string, endsAt: string | null): DateBlock {
  const start = new Date(startsAt);
  const day = format(locale, { day: 'numeric', month: 'numeric', year: 'numeric' });
  const clock = format(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const end = endsAt ? new Date(endsAt) : null;
  const sameDay = end !== null && day.format(end) === day.format(start);
  return {
    day: format(locale, { day: 'numeric' }).format(start),
    month: format(locale, { month: 'long', year: 'numeric' }).format(start),
    weekday: format(locale, { weekday: 'long' }).format(start),
    clock: sameDay ? `${clock.format(start)}–${clock.format(end)}` : clock.format(start),
    full: format(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(start),
  };
}
