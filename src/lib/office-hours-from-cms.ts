import { officeDay, type OfficeHours, type Span } from './office-hours-arithmetic';

/** Weekdays as the CMS names them, in the order of `getUTCDay()`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

type WeekRow = { days?: readonly Weekday[] | null; opens: string; closes: string };

type HolidayRow = {
  /** The first day of the holiday, and in `until` its last day; each is given as a moment on that day. */
  date: string;
  until?: string | null;
  /**
   * The hours of a special day. `open`: as on its weekday, or as on a Monday if that weekday is closed; `special`: with
   * hours of its own.
   */
  kind: 'closed' | 'open' | 'special';
  opens?: string | null;
  closes?: string | null;
};

/** Opening hours as stored in the CMS. */
export type OfficeCalendar = {
  week?: readonly WeekRow[] | null;
  holidays?: readonly HolidayRow[] | null;
};

const DAY_MS = 24 * 3_600_000;
const MONDAY = 1;
/** Maximum length of a holiday, in days. */
export const MAX_HOLIDAY_DAYS = 31;

/** Minutes after midnight of a clock time from `00:00` to `24:00`; null for anything else. */
export function clockMinutes(text: string | null | undefined): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text ?? '') ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= 24 * 60 ? total : null;
}

function toSpan(opens: string | null | undefined, closes: string | null | undefined): Span | null {
  const [from, to] = [clockMinutes(opens), clockMinutes(closes)];
  return from !== null && to !== null && from < to ? { opens: from, closes: to } : null;
}

const inOrder = (spans: Span[]): Span[] => spans.toSorted((a, b) => a.opens - b.opens);

function daysOf({ date, until }: HolidayRow): Date[] {
  const first = new Date(date).getTime();
  const last = Math.max(first, new Date(until ?? date).getTime());
  const count = Math.min(MAX_HOLIDAY_DAYS, Math.floor((last - first) / DAY_MS) + 1);
  return Array.from({ length: count }, (_, day) => new Date(first + day * DAY_MS));
}

/** The office hours for calculations, from the values in the CMS. */
export function toOfficeHours({ week, holidays }: OfficeCalendar): OfficeHours {
  const usual = weekdays.map((day) =>
    inOrder(
      (week ?? []).flatMap(({ days, opens, closes }) =>
        days?.includes(day) ? (toSpan(opens, closes) ?? []) : [],
      ),
    ),
  );
  const spansOf = ({ kind, opens, closes }: HolidayRow, day: string): readonly Span[] => {
    if (kind === 'closed') return [];
    if (kind === 'special') return [toSpan(opens, closes) ?? []].flat();
    const own = usual[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? [];
    return own.length > 0 ? own : (usual[MONDAY] ?? []);
  };
  const days = (holidays ?? []).flatMap((row) =>
    daysOf(row).map((moment) => {
      const day = officeDay(moment);
      return [day, spansOf(row, day)] as const;
    }),
  );
  return { week: usual, days: Object.fromEntries(days) };
}

/** Whether two rows of the week overlap. */
export function overlaps(week: readonly WeekRow[]): boolean {
  return toOfficeHours({ week }).week.some((spans) =>
    spans.some((span, index) => index > 0 && span.opens < (spans[index - 1]?.closes ?? 0)),
  );
}
