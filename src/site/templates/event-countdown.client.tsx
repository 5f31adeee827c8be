'use client';

import { useEffect, useState } from 'react';

type EventCountdownProps = {
  /** ISO 8601 in UTC. */
  startsAt: string;
  /** Whole days left when the page was made. */
  days: number;
  words: { title: string; days: string; hours: string; minutes: string; running: string };
};

const MINUTE = 60_000;

/** Milliseconds from now to a moment, known in the browser only: the page may be minutes old. */
function useTimeLeft(startsAt: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeft(Date.parse(startsAt) - Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [startsAt]);
  return left;
}

/**
 * Days, hours and minutes until an event begins. The server says the days, which stand there without a
 * script too; every figure has its room from the start. Screen readers get a sentence beside it instead.
 */
export function EventCountdown({ startsAt, days, words }: EventCountdownProps) {
  const left = useTimeLeft(startsAt);
  const minutes = left === null ? null : Math.max(0, Math.floor(left / MINUTE));
  const hasBegun = left !== null && left <= 0;
  const parts = [
    { key: 'days', value: minutes === null ? days : Math.floor(minutes / 1440) },
    { key: 'hours', value: minutes === null ? null : Math.floor(minutes / 60) % 24 },
    { key: 'minutes', value: minutes === null ? null : minutes % 60 },
  ] as const;
  return (
    <div aria-hidden="true" data-countdown className="mt-8">
      <p className="text-small text-muted-dark">{hasBegun ? words.running : words.title}</p>
      <p className="mt-2 flex">
        {parts.map(({ key, value }) => (
          <span
            key={key}
            className={`border-l border-gold/50 pr-6 pl-4 tablet:pr-10 ${key === 'days' ? '' : 'noscript:hidden'}`}
          >
            <span
              data-part={key}
              className="type-h2 block min-w-[2ch] leading-none text-gold tabular-nums"
            >
              {value === null ? '\u2007\u2007' : String(value).padStart(2, '0')}
            </span>
            <span className="mt-1.5 block text-small text-muted-dark">{words[key]}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
