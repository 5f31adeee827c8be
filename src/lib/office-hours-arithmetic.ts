/** Viet Nam time, which has no summer time (D22). */
export const OFFICE_ZONE = 'Asia/Ho_Chi_Minh';
/** The offset of Viet Nam at the end of an ISO 8601 date. */
export const OFFICE_OFFSET = '+07:00';
const ZONE_OFFSET_MS = 7 * 3_600_000;

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;
/** The maximum number of days to look ahead: an office that is closed for longer counts as never open. */
const HORIZON_DAYS = 366;

/** A span of a day in minutes after midnight: open from `opens` until `closes`. */
export type Span = { opens: number; closes: number };

export type OfficeHours = {
  /** Seven lists, Sunday first like `getUTCDay()`; each day's spans are sorted and do not overlap. */
  week: readonly (readonly Span[])[];
  /** Days with other hours than their weekday, by date (`2027-04-30`); without a span: closed. */
  days: Readonly<Record<string, readonly Span[]>>;
};

/** The date of a moment in Viet Nam: `2027-04-30`. */
export const officeDay = (moment: Date): string =>
  new Date(moment.getTime() + ZONE_OFFSET_MS).toISOString().slice(0, 10);

/** The start of a moment's day in Viet Nam, in ISO 8601. */
export const officeMidnight = (moment = new Date()): string =>
  `${officeDay(moment)}T00:00:00${OFFICE_OFFSET}`;

/** Whether a moment is on today's date in Viet Nam. */
export const isOfficeToday = (moment: Date): boolean => officeDay(moment) === officeDay(new Date());

/** A moment in ISO 8601 with the zone of Viet Nam: `2026-11-21T10:15:42+07:00`. */
export const officeIso = (moment: string | Date): string =>
  new Date(new Date(moment).getTime() + ZONE_OFFSET_MS)
    .toISOString()
    .replace(/\.\d{3}Z$/, OFFICE_OFFSET);

function spansOn(midnight: number, { week, days }: OfficeHours): readonly Span[] {
  const day = new Date(midnight);
  return days[day.toISOString().slice(0, 10)] ?? week[day.getUTCDay()] ?? [];
}

/**
 * The open spans that end after `moment`, in milliseconds of Viet Nam's local time, up to the maximum number of days
 * ahead. A span that has begun starts at `moment`.
 */
function* openFrom(moment: Date, hours: OfficeHours): Generator<{ from: number; to: number }> {
  const wall = moment.getTime() + ZONE_OFFSET_MS;
  const first = Math.floor(wall / DAY) * DAY;
  for (let day = 0; day <= HORIZON_DAYS; day += 1) {
    const midnight = first + day * DAY;
    for (const { opens, closes } of spansOn(midnight, hours)) {
      const from = Math.max(wall, midnight + opens * MINUTE);
      const to = midnight + closes * MINUTE;
      if (from < to) yield { from, to };
    }
  }
}

/**
 * The due time: when `minutes` of office hours have passed since `receivedAt`. Outside office hours the count starts at
 * the next opening; minutes left at closing time continue at the next opening.
 *
 * @returns null when the office opens too rarely within a year to fill them
 */
export function dueTime(receivedAt: Date, hours: OfficeHours, minutes: number): Date | null {
  let left = minutes * MINUTE;
  for (const { from, to } of openFrom(receivedAt, hours)) {
    if (from + left <= to) return new Date(from + left - ZONE_OFFSET_MS);
    left -= to - from;
  }
  return null;
}

/** Minutes of office hours between two moments, as a fraction; 0 when `to` is not later. */
export function officeMinutes(from: Date, to: Date, hours: OfficeHours): number {
  const end = to.getTime() + ZONE_OFFSET_MS;
  let open = 0;
  for (const span of openFrom(from, hours)) {
    if (span.from >= end) break;
    open += Math.min(span.to, end) - span.from;
  }
  return open / MINUTE;
}

/**
 * Whether the office is open now. `opensAt` is the next opening; null while the office is open, or when it never
 * opens.
 */
export function officeNow(now: Date, hours: OfficeHours): { open: boolean; opensAt: Date | null } {
  const opening = dueTime(now, hours, 0);
  const open = opening !== null && opening.getTime() === now.getTime();
  return { open, opensAt: open ? null : opening };
}

/** The office hours as a page shows them, in one language. */
export type OfficeWords = {
  promiseMinutes: number;
  /** The weekly hours: `8:30–17:30, Monday to Friday`. */
  text: string;
  /** Coming days with other hours: `Closed on 1 January: New Year’s Day`. */
  exceptions: string[];
};
