import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dueTime,
  type OfficeHours,
  officeDay,
  officeMinutes,
  officeNow,
  type Span,
} from '@/lib/office-hours-arithmetic';

/** A moment given in Viet Nam's local time. */
const at = (text: string) => new Date(`${text}+07:00`);

const MINUTE = 60_000;
const day: Span[] = [{ opens: 510, closes: 1050 }];
const usual: OfficeHours = {
  week: [[], day, day, day, day, day, []],
  days: { '2027-04-30': [], '2027-05-08': [{ opens: 540, closes: 720 }] },
};

describe('the 30-minute promise in office hours, 8:30 to 17:30 from Monday to Friday', () => {
  it.each([
    ['in the middle of a day', '2026-11-18T10:00', '2026-11-18T10:30'],
    ['before opening', '2026-11-18T06:00', '2026-11-18T09:00'],
    ['at midnight', '2026-11-18T00:00', '2026-11-18T09:00'],
    ['just in time', '2026-11-18T17:00', '2026-11-18T17:30'],
    ['ten minutes before closing', '2026-11-18T17:20', '2026-11-19T08:50'],
    ['after closing', '2026-11-18T20:00', '2026-11-19T09:00'],
    ['on Friday evening', '2026-11-20T18:00', '2026-11-23T09:00'],
    ['ten minutes before the weekend', '2026-11-20T17:20', '2026-11-23T08:50'],
    ['on Sunday', '2026-11-22T12:00', '2026-11-23T09:00'],
    ['on the eve of a holiday', '2027-04-29T17:20', '2027-05-03T08:50'],
    ['on a Saturday with hours of its own', '2027-05-08T07:00', '2027-05-08T09:30'],
  ])('%s', (_when, sent, due) => {
    expect(dueTime(at(sent), usual, 30)?.toISOString()).toBe(at(due).toISOString());
  });

  it('uses the date in Viet Nam, and says when the office opens next', () => {
    expect(officeDay(new Date('2026-11-20T17:30:00Z'))).toBe('2026-11-21');
    expect(officeNow(at('2026-11-20T10:00'), usual)).toEqual({ open: true, opensAt: null });
    expect(officeNow(at('2026-11-20T17:30'), usual)).toEqual({
      open: false,
      opensAt: at('2026-11-23T08:30'),
    });
  });

  it('gives no due time for an office that never opens', () => {
    const never: OfficeHours = { week: [[], [], [], [], [], [], []], days: {} };
    expect(dueTime(at('2026-11-18T10:00'), never, 30)).toBeNull();
    expect(officeNow(at('2026-11-18T10:00'), never)).toEqual({ open: false, opensAt: null });
  });
});

/** Whether the office is open in this minute of Viet Nam's local time. */
function isOpenMinute(moment: number, { week, days }: OfficeHours): boolean {
  const wall = new Date(moment + 7 * 60 * MINUTE);
  const spans = days[wall.toISOString().slice(0, 10)] ?? week[wall.getUTCDay()] ?? [];
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  return spans.some(({ opens, closes }) => opens <= minute && minute < closes);
}

/** A slow reference implementation: counts minute by minute, for up to three weeks. */
function slowDueTime(from: Date, hours: OfficeHours, minutes: number): Date | null {
  let left = minutes;
  for (let tried = 0; tried < 21 * 24 * 60; tried += 1) {
    const moment = from.getTime() + tried * MINUTE;
    if (isOpenMinute(moment, hours)) left -= 1;
    if (left === 0) return new Date(moment + MINUTE);
  }
  return null;
}

const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 })
  .map((marks) => marks.toSorted((a, b) => a - b))
  .map((marks) =>
    Array.from({ length: Math.floor(marks.length / 2) }, (_, index) => ({
      opens: marks[2 * index] ?? 0,
      closes: marks[2 * index + 1] ?? 0,
    })),
  );
const FIRST_MINUTE = at('2027-04-19T00:00').getTime();
const moments = fc
  .integer({ min: 0, max: 14 * 24 * 60 })
  .map((minute) => new Date(FIRST_MINUTE + minute * MINUTE));
const dates = fc
  .integer({ min: 0, max: 20 })
  .map((days) => officeDay(new Date(FIRST_MINUTE + days * 24 * 60 * MINUTE)));
const anyHours: fc.Arbitrary<OfficeHours> = fc.record({
  week: fc.array(spans, { minLength: 7, maxLength: 7 }),
  days: fc.dictionary(dates, spans, { maxKeys: 12 }),
});

describe('office hours of any shape: lunch breaks, holidays, special and closed days', () => {
  it('gives the same due time as the slow reference implementation', () => {
    fc.assert(
      fc.property(moments, anyHours, fc.integer({ min: 1, max: 240 }), (from, hours, minutes) => {
        const slow = slowDueTime(from, hours, minutes);
        const due = dueTime(from, hours, minutes);
        // The reference implementation gives up after three weeks.
        if (slow === null) {
          expect(due === null || due.getTime() - from.getTime() >= 21 * 24 * 60 * MINUTE).toBe(
            true,
          );
        } else expect(due).toEqual(slow);
      }),
      { numRuns: 150 },
    );
  });

  it('has the promised number of office minutes before the due time', () => {
    fc.assert(
      fc.property(moments, anyHours, fc.integer({ min: 1, max: 2000 }), (from, hours, minutes) => {
        const due = dueTime(from, hours, minutes);
        if (due) expect(officeMinutes(from, due, hours)).toBeCloseTo(minutes, 6);
      }),
    );
  });

  it('is never earlier for a later request', () => {
    fc.assert(
      fc.property(moments, moments, anyHours, (one, other, hours) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        const first = dueTime(earlier, hours, 30);
        const second = dueTime(later, hours, 30);
        if (first && second) expect(first.getTime()).toBeLessThanOrEqual(second.getTime());
      }),
    );
  });
});
