const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The distance of a moment from `now`: in minutes below an hour, in hours below two days, otherwise in days: `2 giờ
 * trước`, `in 12 minutes`.
 * @param now in milliseconds since 1970
 */
export function relativeTime(
  moment: string | Date,
  language: 'vi' | 'en',
  now = Date.now(),
): string {
  const distance = new Date(moment).getTime() - now;
  const size = Math.abs(distance);
  const [unit, length] =
    size >= 2 * DAY
      ? (['day', DAY] as const)
      : size >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return format.format(Math.trunc(distance / length), unit);
}

export const isPast = (moment: string): boolean => Date.parse(moment) <= Date.now();
