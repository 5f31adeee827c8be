import { cssNumber } from '@/lib/css-number-attribute';
import type { MetricFigure } from './model';

type CallProps = { parts: MetricFigure['parts'] };

const BARS = 84;
/** The bar heights of a waveform in percent, repeated: uneven for speech, flat for hold, low and even for typing. */
const sounds = {
  full: [34, 62, 48, 88, 70, 96, 40, 76, 54, 100, 66, 30, 82, 58, 92, 44],
  none: [4],
  half: [26, 18, 30, 22],
} as const;
const looks = {
  full: 'bg-(--hue)',
  none: 'bg-line-control',
  half: 'bg-(--hue)/40',
} as const;

/** A telephone call as a waveform: talking, hold, and typing after the call. */
export function Call({ parts }: CallProps) {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className="flex h-24 items-center gap-2 tablet:h-36 tablet:gap-3">
      {parts.map(({ label, amount, tone }) => (
        <span
          key={label}
          data-x={cssNumber(amount)}
          className="flex h-full min-w-0 flex-[var(--x)_1_0px] items-center gap-px tablet:gap-[3px]"
        >
          {Array.from({ length: Math.max(3, Math.round((amount / total) * BARS)) }, (_, index) => (
            <span
              key={index}
              data-x={cssNumber(sounds[tone][index % sounds[tone].length] ?? 0)}
              className={`h-(--x-percent) min-w-0 flex-1 rounded-full ${looks[tone]}`}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
