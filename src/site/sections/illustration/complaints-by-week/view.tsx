import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import type { ComplaintsByWeekModel } from './model';

type ComplaintsByWeekProps = { model: ComplaintsByWeekModel };

/** Each complaint as a speech bubble over its week; a flag stands where something was changed. */
export function ComplaintsByWeek({ model }: ComplaintsByWeekProps) {
  const { before, after, change, most } = model;
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 desktop:mt-14">
          <Weeks before={before.weeks} after={after.weeks} most={most} />
          <div className="grid gap-x-10 gap-y-6 pt-6 tablet:grid-cols-[1fr_auto_1fr]">
            <Total count={before.all} label={before.label} />
            <p className="type-h3 w-fit self-center rounded-full bg-paper px-5 py-2 text-(--hue) max-tablet:row-start-1">
              {change}
            </p>
            <Total count={after.all} label={after.label} className="tablet:justify-self-end" />
          </div>
        </div>
        <SampleNote shown={model.sample} className="mt-6 text-small text-(--hue)" />
      </div>
    </section>
  );
}

type TotalProps = { count: number; label: string; className?: string };

function Total({ count, label, className = '' }: TotalProps) {
  return (
    <p className={`grid grid-cols-[auto_1fr] items-center gap-x-4 ${className}`}>
      <span className="type-display tabular-nums">{count}</span>
      <span className="max-w-[26em] text-small text-pretty">{label}</span>
    </p>
  );
}

/** The width and height of the space for one bubble, in units of the drawing. */
const STEP = 24;

type WeeksProps = { before: number[]; after: number[]; most: number };

function Weeks({ before, after, most }: WeeksProps) {
  const weeks = [...before, ...after];
  const floor = (most + 1) * STEP;
  const turn = before.length * STEP;
  return (
    <svg
      viewBox={`0 0 ${weeks.length * STEP} ${floor + 8}`}
      aria-hidden="true"
      className="drawn w-full"
    >
      {weeks.map((count, week) => (
        <g key={week}>
          {Array.from({ length: count }, (_, nth) => (
            <path
              key={nth}
              d={bubble(week * STEP + 2, floor - (nth + 1) * STEP + 3)}
              fill={week < before.length ? 'var(--color-son)' : 'var(--hue)'}
            />
          ))}
          <path
            d={`M${week * STEP + 2} ${floor + 4}h${STEP - 4}`}
            stroke="var(--hue)"
            strokeWidth="2"
          />
        </g>
      ))}
      <path
        d={`M${turn} 0V${floor + 8}`}
        stroke="var(--hue)"
        strokeWidth="1.5"
        strokeDasharray="3 4"
      />
      <path d={`M${turn} 0h26l-6 7 6 7h-26Z`} fill="var(--hue)" />
    </svg>
  );
}

/** A speech bubble of 20 by 19 units. */
const bubble = (x: number, y: number) =>
  `M${x + 4} ${y}h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-6l-5 5v-5h-1a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4Z`;
