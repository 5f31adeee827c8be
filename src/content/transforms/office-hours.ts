import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { OFFICE_ZONE, officeDay, type OfficeHours, type Span } from '@/lib/office-hours-arithmetic';
import { type OfficeCalendar, toOfficeHours } from '@/lib/office-hours-from-cms';
import type { OfficeView } from '../header-and-footer-types';

type Holiday = NonNullable<OfficeCalendar['holidays']>[number] & { name: string; nameEn: string };

/** Office hours as the CMS stores them. */
type OfficeCopy = Pick<OfficeCalendar, 'week'> & {
  promiseMinutes: number;
  holidays?: readonly Holiday[] | null;
};

const DAY_MS = 24 * 3_600_000;
/** How many days before a holiday or a day with special hours pages announce it. */
const ANNOUNCED_DAYS_AHEAD = 14;
/** For how many days ahead a browser gets special days, to compute when a reply is due: more than any holiday lasts. */
const COUNTED_DAYS = 45;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
/** The date of a Sunday, from which the names of weekdays are formatted. */
const ANY_SUNDAY = Date.UTC(2027, 0, 3);

const zoned = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', { timeZone: 'UTC', ...options });

/** Formats minutes after midnight by the 24-hour clock, in both languages: `8:30`, `17:30`. */
const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const WHOLE_DAY = 24 * 60;

const spansText = (spans: readonly Span[], locale: Locale): string =>
  new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(
    spans.map(({ opens, closes }) =>
      closes - opens === WHOLE_DAY
        ? getT(locale, 'common')('office.allDay')
        : `${clock(opens)}–${clock(closes)}`,
    ),
  );

function weekdayName(day: number, locale: Locale): string {
  const name = zoned(locale, { weekday: 'long' }).format(new Date(ANY_SUNDAY + day * DAY_MS));
  if (locale !== 'vi') return name;
  // `Intl` capitalises every word. Inside a sentence Vietnamese writes "thứ Hai" and "chủ nhật".
  return day === 0 ? name.toLowerCase() : name.charAt(0).toLowerCase() + name.slice(1);
}

/** The weekly office hours as text: consecutive days with equal hours are merged, and closed days left out. */
function weekText({ week }: OfficeHours, locale: Locale): string {
  const t = getT(locale, 'common');
  const runs: { days: number[]; text: string }[] = [];
  for (const day of MONDAY_FIRST) {
    const text = spansText(week[day] ?? [], locale);
    const last = runs.at(-1);
    if (last?.text === text) last.days.push(day);
    else runs.push({ days: [day], text });
  }
  const parts = runs.flatMap(({ days, text }) => {
    if (text === '') return [];
    const [from, to] = [weekdayName(days[0] ?? 0, locale), weekdayName(days.at(-1) ?? 0, locale)];
    const named = days.length === 1 ? from : t('office.days', { from, to });
    return [`${text}, ${named}`];
  });
  return parts.join('; ');
}

/** The announcements of the coming holidays and days with special hours. */
function exceptionsText(
  holidays: readonly Holiday[],
  hours: OfficeHours,
  locale: Locale,
  now: Date,
): string[] {
  const t = getT(locale, 'common');
  const today = officeDay(now);
  const until = officeDay(new Date(now.getTime() + ANNOUNCED_DAYS_AHEAD * DAY_MS));
  const format = new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', {
    day: 'numeric',
    month: locale === 'vi' ? 'numeric' : 'long',
    timeZone: OFFICE_ZONE,
  });
  return holidays.flatMap((holiday) => {
    const [first, last] = [new Date(holiday.date), new Date(holiday.until ?? holiday.date)];
    if (officeDay(last) < today || officeDay(first) > until) return [];
    const days = first < last ? format.formatRange(first, last) : format.format(first);
    const name = locale === 'vi' ? holiday.name : holiday.nameEn;
    const spans = hours.days[officeDay(first)] ?? [];
    return spans.length === 0
      ? t('office.closed', { days, name })
      : t('office.special', { days, name, hours: spansText(spans, locale) });
  });
}

/** Office hours in one language: as text for pages, and as data for calculations in browsers. */
export function toOfficeView(copy: OfficeCopy, locale: Locale, now: Date): OfficeView {
  const hours = toOfficeHours(copy);
  const from = officeDay(new Date(now.getTime() - DAY_MS));
  const to = officeDay(new Date(now.getTime() + COUNTED_DAYS * DAY_MS));
  const days = Object.entries(hours.days).filter(([day]) => from <= day && day <= to);
  return {
    promiseMinutes: copy.promiseMinutes,
    text: weekText(hours, locale),
    exceptions: exceptionsText(copy.holidays ?? [], hours, locale, now),
    hours: { week: hours.week, days: Object.fromEntries(days) },
  };
}
