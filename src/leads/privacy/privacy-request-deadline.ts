import { OFFICE_OFFSET, officeDay, type OfficeHours } from '@/lib/office-hours-arithmetic';

/** Within how many working days a request has to be answered; the day of receipt does not count. */
const DEADLINE_WORKING_DAYS = 2;
const DAY_MS = 24 * 3_600_000;
/** How many days are searched for working days: more than any holiday takes. */
const HORIZON_DAYS = 60;

/**
 * When a privacy request is due: the closing time of the second working day after the day of receipt (Vietnam time;
 * holidays and days with special hours as set in the CMS).
 *
 * @returns null when the office does not open on two days within `HORIZON_DAYS`
 */
export function privacyDeadline(receivedAt: Date, { week, days }: OfficeHours): Date | null {
  const first = Date.parse(`${officeDay(receivedAt)}T00:00:00Z`);
  let left = DEADLINE_WORKING_DAYS;
  for (let after = 1; after <= HORIZON_DAYS; after += 1) {
    const day = new Date(first + after * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    const closes = (days[date] ?? week[day.getUTCDay()])?.at(-1)?.closes;
    if (closes === undefined) continue;
    left -= 1;
    const midnight = Date.parse(`${date}T00:00:00${OFFICE_OFFSET}`);
    if (left === 0) return new Date(midnight + closes * 60_000);
  }
  return null;
}
