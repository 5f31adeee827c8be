'use client';

import { useEffect, useState } from 'react';
import { clockTime, duration } from '@/lib/format-times-and-durations';
import type { LeadBoardText } from './views/unanswered-leads-board-translations';

type Clock = {
  dueAt: string;
  answered: { at: string; by: string | null } | null;
  language: 'vi' | 'en';
  now: number;
  /** Whether the reply time is running now (office hours). */
  running: boolean;
  text: LeadBoardText;
};

/**
 * The text of a lead's clock: in office hours the time left, outside them the due time; for an overdue lead how long it
 * has been overdue; for an answered lead the time and author of the answer.
 */
export function clockOf({ answered, dueAt, language, now, running, text }: Clock): string {
  if (answered) {
    const time = clockTime(answered.at, language, now);
    return answered.by
      ? text.by.replace('{{time}}', time).replace('{{name}}', answered.by)
      : text.at.replace('{{time}}', time);
  }
  const left = new Date(dueAt).getTime() - now;
  if (left <= 0) return text.overdue.replace('{{time}}', duration(-left, text));
  if (running) return text.left.replace('{{time}}', duration(left, text));
  return text.due.replace('{{time}}', clockTime(dueAt, language, now));
}

/**
 * The current time, updated every second or at the given interval. Its first value is the time at which the server
 * rendered the page.
 */
export function useNow(first: number, everyMs = 1000): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(tick);
  }, [everyMs]);
  return now;
}
