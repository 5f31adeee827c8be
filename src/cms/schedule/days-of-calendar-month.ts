/** A day of the calendar in Vietnamese time (D22): `2026-11-21`. */
export type Day = string;

const ZONE = 'Asia/Ho_Chi_Minh';

/** The day of a moment in Viet Nam. */
export function dayOf(moment: Date): Day {
  return moment.toLocaleDateString('sv-SE', { timeZone: ZONE });
}

/** The time of day in Viet Nam: `08:30`. */
export function clockOf(moment: Date): string {
  return moment.toLocaleTimeString('sv-SE', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** Reads the month of a URL, `2026-11`; the month of `now` for anything else. */
export function monthOf(asked: unknown, now = new Date()): string {
  return typeof asked === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked)
    ? asked
    : dayOf(now).slice(0, 7);
}

const atNoon = (day: Day): Date => new Date(`${day}T12:00:00Z`);
const shifted = (day: Day, days: number): Day =>
  new Date(atNoon(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);

export function neighbours(month: string): { before: string; after: string } {
  const first = `${month}-01`;
  return { before: shifted(first, -1).slice(0, 7), after: shifted(first, 32).slice(0, 7) };
}

/** The weeks of a month, Monday first; days of the neighbouring months fill the first and the last week. */
export function weeksOf(month: string): Day[][] {
  const first = `${month}-01`;
  const weekday = (atNoon(first).getUTCDay() + 6) % 7;
  const weeks: Day[][] = [];
  for (let start = shifted(first, -weekday); ; start = shifted(start, 7)) {
    if (start.slice(0, 7) > month) return weeks;
    weeks.push(Array.from({ length: 7 }, (_, index) => shifted(start, index)));
  }
}
