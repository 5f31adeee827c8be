import type { LetterModel } from './model';

type TallyProps = { tally: NonNullable<LetterModel['tally']> };

/** One mark per item of the total, some of them red; the text below says the same. */
export function Tally({ tally: { all, few, allLabel, fewLabel } }: TallyProps) {
  return (
    <div className="max-w-88">
      <div aria-hidden="true" className="grid grid-cols-9 gap-2">
        {Array.from({ length: all }, (_, index) => (
          <span
            key={index}
            className={`aspect-[1.35] rounded-[6px] rounded-bl-none ${
              index >= all - few ? 'bg-son' : 'bg-silk'
            }`}
          />
        ))}
      </div>
      <dl className="mt-6 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 tabular-nums">
        <Line count={all} label={allLabel} className="text-muted" />
        <Line count={few} label={fewLabel} className="text-son" />
      </dl>
    </div>
  );
}

type LineProps = { count: number; label: string; className: string };

function Line({ count, label, className }: LineProps) {
  return (
    <div className={`col-span-2 grid grid-cols-subgrid items-baseline ${className}`}>
      <dd className="type-h2">{count}</dd>
      <dt className="text-small">{label}</dt>
    </div>
  );
}
