import type { OpeningHoursSpecification } from 'schema-dts';
import { OFFICE_OFFSET, type OfficeHours } from '@/lib/office-hours-arithmetic';

const days = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/**
 * A time of day for structured data: `08:30:00+07:00`; midnight at the end of a day is written 23:59, as search engines
 * expect.
 */
function time(minutes: number): string {
  const shown = Math.min(minutes, 24 * 60 - 1);
  const [hours, rest] = [Math.floor(shown / 60), shown % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}:00${OFFICE_OFFSET}`;
}

const on = (day: number) => `https://schema.org/${days[day] ?? 'Sunday'}` as const;

type Span = { opens: number; closes: number };

const hours = ({ opens, closes }: Span) => ({ opens: time(opens), closes: time(closes) });

/** The opening hours of weekdays; weekdays with the same hours are combined. */
function weekly(week: OfficeHours['week']): OpeningHoursSpecification[] {
  const spans = week.flatMap((ofDay, day) => ofDay.map((span) => ({ ...span, day })));
  const alike = Map.groupBy(spans, ({ opens, closes }) => `${opens} ${closes}`);
  return [...alike.values()].flatMap((group) =>
    group.slice(0, 1).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: group.map(({ day }) => on(day)),
      ...hours(span),
    })),
  );
}

/** Structured data of the opening hours: those of weekdays, and those of single days with other hours. */
export function officeHoursNodes({
  week,
  days: special,
}: OfficeHours): OpeningHoursSpecification[] {
  const exceptional = Object.entries(special).flatMap(([date, spans]) =>
    // Search engines read equal opening and closing times as closed.
    (spans.length > 0 ? spans : [{ opens: 0, closes: 0 }]).map(
      (span): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...hours(span),
      }),
    ),
  );
  return [...weekly(week), ...exceptional];
}
