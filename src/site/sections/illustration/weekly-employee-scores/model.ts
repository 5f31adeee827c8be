import type { Frame, VariantFields } from '@/content/transforms/transform-context';

/** Parses `4 | x | 2` to scores from 1 to 5, with null for an absence; null for any other text. */
const toScores = (cells: string): (number | null)[] =>
  cells.split('|').map((cell) => (/^[1-5]$/.test(cell.trim()) ? Number(cell) : null));

export const toSignalBoard = ({
  unit,
  absent,
  rows,
}: VariantFields<'illustration', 'signalBoard'>) => ({
  /** The meaning of a cell, and of `null` in a cell, as text: `Lesson`, `away`. */
  unit,
  absent,
  /** The people; `cells` are their scores, oldest first, `null` for an absence. */
  rows: rows.map(({ name, cells, sign, action }) => ({
    name,
    cells: toScores(cells),
    sign,
    action,
  })),
});

export type SignalBoardModel = Frame & ReturnType<typeof toSignalBoard>;
