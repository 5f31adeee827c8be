import { expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const now = Date.parse('2026-11-24T08:00:00Z');

it.each([
  ['2026-11-24T05:30:00Z', '2 giờ trước', '2 hours ago'],
  ['2026-11-24T08:12:30Z', 'sau 12 phút nữa', 'in 12 minutes'],
  ['2026-11-23T06:00:00Z', '26 giờ trước', '26 hours ago'],
  ['2026-11-20T08:00:00Z', '4 ngày trước', '4 days ago'],
])('a time at %s is %s', (moment, vi, en) => {
  expect(relativeTime(moment, 'vi', now)).toBe(vi);
  expect(relativeTime(moment, 'en', now)).toBe(en);
});
