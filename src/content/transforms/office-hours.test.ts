import { describe, expect, it } from 'vitest';
import { toOfficeView } from '@/content/transforms/office-hours';
import { publicHolidays } from '@/leads/sla/public-holidays';
import { clockMinutes, overlaps, toOfficeHours, type Weekday } from '@/lib/office-hours-from-cms';
import { dueTime } from '@/lib/office-hours-arithmetic';
import { officeHoursNodes } from '@/site/seo/structured-data/structured-office-hours';

const workdays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const morning = { days: workdays, opens: '08:30', closes: '12:00' };
const afternoon = { days: workdays, opens: '13:00', closes: '17:30' };
const saturday = { days: ['sat' as const], opens: '08:30', closes: '12:00' };
const holidays = publicHolidays.map((holiday) => ({
  ...holiday,
  date: `${holiday.date}T12:00:00.000Z`,
  ...(holiday.until ? { until: `${holiday.until}T12:00:00.000Z` } : {}),
}));
const now = new Date('2026-12-21T03:00:00Z');

describe('office hours as stored in the CMS', () => {
  it('include times of day, with midnight as the end of a day', () => {
    expect(['08:30', '00:00', '24:00'].map(clockMinutes)).toEqual([510, 0, 1440]);
    expect(['8:30', '24:01', '12:60', '', null].map(clockMinutes)).toEqual(Array(5).fill(null));
  });

  it('detect overlapping spans of one day', () => {
    expect(overlaps([morning, afternoon, saturday])).toBe(false);
    expect(overlaps([morning, { ...afternoon, opens: '11:59' }])).toBe(true);
    expect(overlaps([morning, { ...afternoon, opens: '11:59', days: ['sat'] }])).toBe(false);
  });

  it('skip a lunch break and all of Tet', () => {
    const hours = toOfficeHours({ week: [afternoon, morning], holidays });
    const due = (sent: string) => dueTime(new Date(`${sent}+07:00`), hours, 30);
    expect(due('2026-12-21T11:50')).toEqual(new Date('2026-12-21T13:20+07:00'));
    // 2027-02-04 is a Thursday; lunar New Year's Eve is the Friday.
    expect(due('2027-02-04T17:20')).toEqual(new Date('2027-02-12T08:50+07:00'));
  });

  it("are open on a make-up working day, with Monday's hours or with hours of its own", () => {
    const day = (date: string, rest: object) => ({
      date: `${date}T12:00:00.000Z`,
      kind: 'open' as const,
      ...rest,
    });
    const { days } = toOfficeHours({
      week: [morning],
      holidays: [
        day('2026-12-26', {}),
        day('2026-12-27', { kind: 'special', opens: '10:00', closes: '11:00' }),
      ],
    });
    expect(days['2026-12-26']).toEqual([{ opens: 510, closes: 720 }]);
    expect(days['2026-12-27']).toEqual([{ opens: 600, closes: 660 }]);
  });
});

describe('office hours as pages show them', () => {
  const copy = { week: [morning, afternoon, saturday], holidays, promiseMinutes: 30 };

  it('join days of equal hours, in each language', () => {
    expect(toOfficeView(copy, 'vi', now).text).toBe(
      '8:30–12:00 và 13:00–17:30, thứ Hai đến thứ Sáu; 8:30–12:00, thứ Bảy',
    );
    expect(toOfficeView(copy, 'en', now).text).toBe(
      '8:30–12:00 and 13:00–17:30, Monday to Friday; 8:30–12:00, Saturday',
    );
  });

  it('handle an office that is always open', () => {
    const always = {
      days: [...workdays, 'sat' as const, 'sun' as const],
      opens: '00:00',
      closes: '24:00',
    };
    expect(toOfficeView({ ...copy, week: [always] }, 'en', now).text).toBe(
      'all day, Monday to Sunday',
    );
    expect(toOfficeView({ ...copy, week: [always] }, 'vi', now).text).toBe(
      'cả ngày, thứ Hai đến chủ nhật',
    );
  });

  it('names the days off that are near, and no others', () => {
    expect(toOfficeView(copy, 'vi', now).exceptions).toEqual(['Nghỉ 1/1: Tết Dương lịch']);
    expect(toOfficeView(copy, 'en', now).exceptions).toEqual([
      'Closed on 1 January: New Year’s Day',
    ]);
    const summer = new Date('2027-07-01T03:00:00Z');
    expect(toOfficeView(copy, 'vi', summer).exceptions).toEqual([]);
  });

  it('tell search engines the week and the closed days', () => {
    const nodes = officeHoursNodes(toOfficeView(copy, 'vi', now).hours);
    // The tested week: mornings of six days, afternoons of five, and one closed day.
    expect(nodes.map(({ dayOfWeek }) => (dayOfWeek as string[] | undefined)?.length)).toEqual([
      6,
      5,
      undefined,
    ]);
    expect(nodes.at(-1)).toMatchObject({
      validFrom: '2027-01-01',
      opens: '00:00:00+07:00',
      closes: '00:00:00+07:00',
    });
  });
});
