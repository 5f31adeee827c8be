import type { LetterModel } from './model';

type TallyProps = { tally: NonNullable<LetterModel['tally']> };

const COLUMNS = 9;
const CELL = { width: 39, height: 34 } as const;
const WIDTH = COLUMNS * CELL.width;
/** The height of the drawn desk below the marks. */
const DESK_HEIGHT = 118;

/** The indices of the red marks: scattered, and the same at each rendering. 101 is a prime above the largest total. */
const fewOf = (all: number, few: number): Set<number> =>
  new Set(
    Array.from({ length: all }, (_, index) => index)
      .toSorted((one, other) => ((one * 31 + 50) % 101) - ((other * 31 + 50) % 101))
      .slice(0, few),
  );

/** The centre of a mark, slightly off its place in the grid, and its rotation in degrees. */
function placeOf(index: number) {
  const off = (steps: number) => ((index * steps) % 7) - 3;
  return {
    x: ((index % COLUMNS) + 0.5) * CELL.width + off(5),
    y: (Math.floor(index / COLUMNS) + 0.5) * CELL.height + off(3),
    turn: off(11) * 3,
  };
}

/**
 * A drawing with one mark per item of the total; lines lead from the red marks to a desk. The text below says the same.
 */
export function Tally({ tally: { all, few, allLabel, fewLabel } }: TallyProps) {
  const chosen = fewOf(all, few);
  const places = Array.from({ length: all }, (_, index) => ({ index, ...placeOf(index) }));
  const wall = Math.ceil(all / COLUMNS) * CELL.height;
  return (
    <div className="max-w-88">
      <svg viewBox={`0 0 ${WIDTH} ${wall + DESK_HEIGHT}`} aria-hidden="true" className="w-full">
        {places.map(({ index, x, y, turn }) => (
          <path
            key={index}
            d="M-10-11H10a5 5 0 0 1 5 5V3a5 5 0 0 1-5 5H-4l-8 6V8a4 4 0 0 1-3-4V-6a5 5 0 0 1 5-5Z"
            transform={`translate(${x} ${y}) rotate(${turn})`}
            fill={chosen.has(index) ? 'var(--color-son)' : 'var(--color-silk)'}
          />
        ))}
        {places
          .filter(({ index }) => chosen.has(index))
          .map(({ index, x, y }) => (
            <path
              key={index}
              d={`M${x} ${y + 12}C${x} ${wall} ${WIDTH / 2} ${wall - 30} ${WIDTH / 2} ${wall + 34}`}
              fill="none"
              stroke="var(--color-son)"
              strokeWidth="1.5"
              strokeDasharray="3 4"
            />
          ))}
        <Desk top={wall + 40} />
      </svg>
      <dl className="mt-6 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 tabular-nums">
        <Line count={all} label={allLabel} className="text-muted" />
        <Line count={few} label={fewLabel} className="text-son" />
      </dl>
    </div>
  );
}

/** A drawn person at a desk, to which the lines lead. */
function Desk({ top }: { top: number }) {
  return (
    <g transform={`translate(${WIDTH / 2} ${top})`} fill="var(--color-ink)">
      <circle cy="12" r="11" />
      <path d="M-24 52a24 24 0 0 1 48 0Z" />
      <path d="M-64 52H64v7H-64ZM-54 59h6v19h-6ZM48 59h6v19h-6Z" />
    </g>
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
