import { OFFICE_ZONE, officeDay } from './office-hours-arithmetic';

type Units = { day: string; hour: string; minute: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SECONDS_BELOW = 60 * MINUTE;

/** Formats a time in Viet Nam: without the date if it is today. */
export function clockTime(moment: string, language: 'vi' | 'en', now: number): string {
  const zone = { timeZone: OFFICE_ZONE };
  const tag = language === 'vi' ? 'vi-VN' : 'en-GB';
  const day = new Intl.DateTimeFormat(tag, { ...zone, day: 'numeric', month: 'numeric' });
  const time = new Intl.DateTimeFormat(tag, { ...zone, hour: 'numeric', minute: '2-digit' });
  const date = new Date(moment);
  const isToday = day.format(date) === day.format(now);
  if (isToday) return time.format(date);
  const weekday = new Intl.DateTimeFormat(tag, { ...zone, weekday: 'short' }).format(date);
  return `${time.format(date)}, ${weekday} ${day.format(date)}`;
}

const nearDays = {
  vi: ['hôm qua', 'hôm nay', 'mai'],
  en: ['yesterday', 'today', 'tomorrow'],
} as const;

/** Formats a planned time in Viet Nam: `mai 9:00`, `today 15:30`; on other days with the date. */
export function nearTime(moment: string, language: 'vi' | 'en', now = Date.now()): string {
  const dayOf = (date: Date) => Date.parse(officeDay(date));
  const away = Math.round((dayOf(new Date(moment)) - dayOf(new Date(now))) / DAY);
  const word = nearDays[language][away + 1];
  return word
    ? `${word} ${clockTime(moment, language, Date.parse(moment))}`
    : clockTime(moment, language, now);
}

/**
 * Formats a time for staff, in Vietnamese time (D22). In English the month is a word, so that it is not taken for a
 * day.
 */
export function shownMoment(at: string, language: 'vi' | 'en'): string {
  return new Date(at).toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', {
    timeZone: OFFICE_ZONE,
    dateStyle: language === 'vi' ? 'short' : 'medium',
    timeStyle: 'short',
  });
}

/** Formats a duration: below an hour as a clock (`8:05`), above in hours and minutes: `2 h 05 min`, `3 d 4 h`. */
export function duration(milliseconds: number, { day, hour, minute }: Units): string {
  const two = (value: number) => String(value).padStart(2, '0');
  if (milliseconds < SECONDS_BELOW) {
    const seconds = Math.floor(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  }
  const minutes = Math.floor(milliseconds / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} ${hour} ${two(minutes % 60)} ${minute}`;
  return `${Math.floor(hours / 24)} ${day} ${hours % 24} ${hour}`;
}
