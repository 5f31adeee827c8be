import { OFFICE_ZONE } from './office-hours';

type Units = { day: string; hour: string; minute: string };

const MINUTE = 60_000;
const SECONDS_BELOW = 60 * MINUTE;

/** A moment on Viet Nam's clock: the time alone today, with its day otherwise. */
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

/** How long, as a clock below an hour (`8:05`) and in hours and minutes above: `2 h 05 min`, `3 d 4 h`. */
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
