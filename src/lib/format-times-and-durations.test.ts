import { describe, expect, it } from 'vitest';
import { nearTime, shownMoment } from './format-times-and-durations';

// A fixed time: 22:30 in Viet Nam.
const now = Date.parse('2026-11-26T15:30:00Z');

describe('a planned time in words', () => {
  it('says yesterday, today and tomorrow by the day in Viet Nam', () => {
    expect(nearTime('2026-11-26T16:45:00Z', 'vi', now)).toBe('hôm nay 23:45');
    expect(nearTime('2026-11-26T17:15:00Z', 'vi', now)).toBe('mai 0:15');
    expect(nearTime('2026-11-27T02:00:00Z', 'en', now)).toBe('tomorrow 9:00');
    expect(nearTime('2026-11-25T02:00:00Z', 'en', now)).toBe('yesterday 9:00');
  });

  it('names the day of what is further off', () => {
    expect(nearTime('2026-11-30T02:00:00Z', 'en', now)).toContain('Mon 30/11');
    expect(nearTime('2026-11-30T02:00:00Z', 'vi', now)).toMatch(/30\/11/);
  });
});

describe('a time for staff', () => {
  it('is in Vietnamese time, and its month is no number in English', () => {
    expect(shownMoment('2026-12-03T17:30:00Z', 'en')).toBe('4 Dec 2026, 00:30');
    expect(shownMoment('2026-12-03T17:30:00Z', 'vi')).toMatch(/4\/12\/26/);
  });
});
