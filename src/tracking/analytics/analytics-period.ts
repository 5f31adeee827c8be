import { officeDay } from '@/lib/office-hours-arithmetic';

/** The first and the last day of a period in Viet Nam (`2026-11-21`), both included. */
export type Period = {
  from: string;
  to: string;
  /** One of `PERIODS`, ending today; null: a custom range. */
  days: number | null;
};

/** Choices for the number of days; the second is the default. */
export const PERIODS = [7, 30, 90] as const;
const DEFAULT_PERIOD_DAYS = 30;
/** The maximum length of a period: a little more than a year, to compare its first week with its last. */
const MAX_PERIOD_DAYS = 400;
const DAY_MS = 24 * 3_600_000;

/** Today's date in Viet Nam. */
export const officeToday = (): string => officeDay(new Date());

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^20\d\d-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The period of a URL (`?days=7`, or `?from=2026-11-01&to=2026-11-21`). A reversed range is swapped, one that is
 * too long is shortened at its start, and an invalid one is replaced by the default.
 */
export function periodOf(
  asked: { days?: unknown; from?: unknown; to?: unknown },
  today: string,
): Period {
  const { from, to } = asked;
  if (isDay(from) && isDay(to)) {
    const [first, last] = from <= to ? [from, to] : [to, from];
    const earliest = shifted(last, 1 - MAX_PERIOD_DAYS);
    return { from: first < earliest ? earliest : first, to: last, days: null };
  }
  const days = PERIODS.find((count) => String(count) === asked.days) ?? DEFAULT_PERIOD_DAYS;
  return { from: shifted(today, 1 - days), to: today, days };
}

/** The period of the same length directly before a period. */
export function periodBefore(period: Pick<Period, 'from' | 'to'>): Period {
  const length = daysOf(period).length;
  return { from: shifted(period.from, -length), to: shifted(period.from, -1), days: null };
}

/** Every day of a period, in order. */
export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => shifted(from, index));
}
