import { officeDay } from '@/lib/office-hours';

/** Days in Viet Nam, both included: `2026-11-21`. */
export type Period = {
  from: string;
  to: string;
  /** One of `PERIODS`, when it ends today; null: a range of somebody's own. */
  days: number | null;
};

/** Days that can be chosen at once; the second is what is shown unasked. */
export const PERIODS = [7, 30, 90] as const;
const USUAL_DAYS = 30;
/** A year, with room to compare its first week with its last. */
const LONGEST_DAYS = 400;
const DAY_MS = 24 * 3_600_000;

/** The day it is in Viet Nam. */
export const officeToday = (): string => officeDay(new Date());

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^20\d\d-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * What was asked for in an address (`?days=7`, or `?from=2026-11-01&to=2026-11-21`). A range that ends
 * before it begins is turned round, one that is too long begins later, and what can not be read is the usual.
 */
export function periodOf(
  asked: { days?: unknown; from?: unknown; to?: unknown },
  today: string,
): Period {
  const { from, to } = asked;
  if (isDay(from) && isDay(to)) {
    const [first, last] = from <= to ? [from, to] : [to, from];
    const earliest = shifted(last, 1 - LONGEST_DAYS);
    return { from: first < earliest ? earliest : first, to: last, days: null };
  }
  const days = PERIODS.find((count) => String(count) === asked.days) ?? USUAL_DAYS;
  return { from: shifted(today, 1 - days), to: today, days };
}

/** Every day of a period, in order. */
export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => shifted(from, index));
}
