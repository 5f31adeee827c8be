import type { ReactNode } from 'react';
import { cssNumber } from '@/lib/css-number-attribute';

/**
 * A point in the drawn room, in steps from the room's back corner: along the right wall, along the left wall, and up.
 */
export type Point = readonly [x: number, y: number, z?: number];

/** The size of the drawing, and the position of the back corner. */
export const VIEW = { width: 400, height: 292 } as const;
const CORNER = { x: 174, y: 74 } as const;
const STEP = 30;

/** The position of a point in the drawing: isometric projection, 30 degrees. */
export function project([x, y, z = 0]: Point): { x: number; y: number } {
  return {
    x: Math.round((CORNER.x + (x - y) * 0.866 * STEP) * 10) / 10,
    y: Math.round((CORNER.y + (x + y) * 0.5 * STEP - z * STEP) * 10) / 10,
  };
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map((point) => `${project(point).x} ${project(point).y}`).join('L')}`;

type SolidProps = { at: Point; size: readonly [number, number, number]; colour: string };

/** A cuboid on the floor: its top and its two visible sides, in three shades. */
export function Solid({ at: [x, y], size: [width, depth, height], colour }: SolidProps) {
  const [right, front] = [x + width, y + depth];
  const faces: { points: Point[]; shade: number }[] = [
    {
      points: [
        [x, y, height],
        [right, y, height],
        [right, front, height],
        [x, front, height],
      ],
      shade: 0,
    },
    {
      points: [
        [x, front, height],
        [right, front, height],
        [right, front],
        [x, front],
      ],
      shade: 0.14,
    },
    {
      points: [
        [right, y, height],
        [right, front, height],
        [right, front],
        [right, y],
      ],
      shade: 0.28,
    },
  ];
  return faces.map(({ points, shade }) => (
    <g key={shade} strokeLinejoin="round">
      <path d={`${pathOf(points)}Z`} fill={colour} />
      <path
        d={`${pathOf(points)}Z`}
        fill="var(--color-ink)"
        fillOpacity={shade}
        stroke="var(--color-ink)"
        strokeWidth="1.5"
      />
    </g>
  ));
}

/** The floor of a room in tiles of one step. */
export function Floor({ width, depth }: { width: number; depth: number }) {
  const lines = (count: number, line: (at: number) => Point[]) =>
    Array.from({ length: count - 1 }, (_, index) => pathOf(line(index + 1))).join('');
  return (
    <>
      <path
        d={`${pathOf([
          [0, 0],
          [width, 0],
          [width, depth],
          [0, depth],
        ])}Z`}
        fill="var(--color-paper)"
        stroke="var(--color-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d={
          lines(width, (x) => [
            [x, 0],
            [x, depth],
          ]) +
          lines(depth, (y) => [
            [0, y],
            [width, y],
          ])
        }
        stroke="var(--color-line)"
      />
    </>
  );
}

type SpotProps = { at: Point; className: string; children: ReactNode };

/** Text or a number at a point of the drawing, centred on it; its parent is as large as the drawing. */
export function Spot({ at, className, children }: SpotProps) {
  const { x, y } = project(at);
  return (
    <span
      data-x={cssNumber((x / VIEW.width) * 100)}
      data-y={cssNumber((y / VIEW.height) * 100)}
      className={`absolute top-(--y-percent) left-(--x-percent) -translate-1/2 ${className}`}
    >
      {children}
    </span>
  );
}
