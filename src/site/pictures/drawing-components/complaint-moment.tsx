import type { ReactNode } from 'react';

type StoryMomentProps = { time: string; caption: string; className?: string; children: ReactNode };

/** One moment in the picture of the home page: its time, its caption, and a card. */
export function StoryMoment({ time, caption, className = '', children }: StoryMomentProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="mb-3 flex items-baseline gap-2.5 text-small">
        <span className="font-semibold text-gold tabular-nums">{time}</span>
        <span className="text-muted-dark">{caption}</span>
      </div>
      {children}
    </div>
  );
}
