import { describe, expect, it } from 'vitest';
import { replyDueAt } from '@/lib/office-hours';

/** Viet Nam's wall clock. */
const at = (text: string) => new Date(`${text}+07:00`);

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
  ])('%s', (_when, sent, due) => {
    expect(replyDueAt(at(sent)).toISOString()).toBe(at(due).toISOString());
  });
});
