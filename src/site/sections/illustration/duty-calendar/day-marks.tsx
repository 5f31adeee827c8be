import type { ReactNode } from 'react';

/**
 * The kinds of days: the whole team in the office, the same with a meeting about a proposal, in the office by choice,
 * at home, the day on which the proposal is sent, at a customer's counter, on weekend duty, off in exchange, weekend.
 */
export type Day =
  | 'together'
  | 'meeting'
  | 'open'
  | 'home'
  | 'paper'
  | 'counter'
  | 'duty'
  | 'off'
  | 'free';

const grounds: Record<Day, string> = {
  together: 'bg-(--hue) text-paper',
  meeting: 'bg-(--hue) text-paper',
  open: 'bg-paper text-muted',
  home: 'bg-paper text-(--hue)',
  paper: 'bg-paper text-(--hue)',
  counter: 'bg-son text-paper',
  duty: 'bg-ink text-paper',
  off: 'border-2 border-dashed border-ink text-ink',
  free: 'border border-(--hue)/35',
};

const drawings: Partial<Record<Day, ReactNode>> = {
  together: (
    <path d="M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3.5 19a5.5 5.5 0 0 1 11 0M15.5 5.2a3 3 0 0 1 0 5.6M17 13.8a5.5 5.5 0 0 1 3.5 5.2" />
  ),
  home: <path d="M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10 19.5v-5h4v5" />,
  paper: <path d="M6 3.5h8.5L18 7v13.5H6ZM9 9h6M9 12.5h6M9 16h3.5" />,
  meeting: <path d="M6 3.5h8.5L18 7v13.5H6ZM9 9h6M9 12.5h6M9 16h3.5" />,
  counter: (
    <path d="M2.5 12.5h19M4.5 12.5v8M19.5 12.5v8M12 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4.5 20.5h15" />
  ),
  duty: (
    <path d="M8.2 4H5.5A1.5 1.5 0 0 0 4 5.6C4.6 13.4 10.6 19.4 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-2.7l-4-1.6-1.9 2c-2.6-1.2-4.6-3.2-5.8-5.8l2-1.9L8.2 4Z" />
  ),
  off: (
    <path d="M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  ),
};

type DayPictogramProps = { day: Day; className?: string };

/** A day as a tile; decorative, the words beside the calendar say the same. */
export function DayPictogram({ day, className = '' }: DayPictogramProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center rounded-[10px] tablet:rounded-control ${grounds[day]} ${className}`}
    >
      {drawings[day] ? (
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="w-1/2"
        >
          {drawings[day]}
        </svg>
      ) : null}
    </span>
  );
}
