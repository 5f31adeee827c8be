/** A table as an editor types it: its column names, and rows with as many cells. */
export type Grid = { columns: string[]; rows: string[][] };

/** The position of a cell, counted from 0; row -1 contains the column names. */
export type Place = { row: number; column: number };

const DIVIDER = ' | ';

/**
 * Splits a line into cells. One space on each side of a divider belongs to the divider; further spaces are part of the
 * text.
 */
function cellsOf(line: string): string[] {
  const cells = line.split('|');
  return cells.map((cell, index) => {
    const start = index > 0 ? cell.replace(/^ /, '') : cell;
    return index < cells.length - 1 ? start.replace(/ $/, '') : start;
  });
}

const lineOf = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replaceAll('|', '/').replaceAll(/\s*\n\s*/g, ' ')).join(DIVIDER);

const filled = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, index) => cells[index] ?? '');

/**
 * Parses a table from its stored lines. An empty table gets two columns and one row, so that there are cells to type
 * in.
 */
export function readGrid(columns: string, rows: string): Grid {
  const lines = rows === '' ? [] : rows.split('\n').map(cellsOf);
  const head = cellsOf(columns);
  const width = Math.max(2, head.length, ...lines.map((cells) => cells.length));
  const body = lines.length > 0 ? lines : [[]];
  return { columns: filled(head, width), rows: body.map((cells) => filled(cells, width)) };
}

/** The lines in which a table is stored. */
export const writeGrid = ({ columns, rows }: Grid): { columns: string; rows: string } => ({
  columns: lineOf(columns),
  rows: rows.map(lineOf).join('\n'),
});

/** Inserts cells pasted from a spreadsheet into the table, starting at a cell. */
export function pasteInto(grid: Grid, at: Place, text: string): Grid {
  const pasted = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const all = [grid.columns, ...grid.rows];
  const width = Math.max(grid.columns.length, ...pasted.map((cells) => at.column + cells.length));
  const height = Math.max(all.length, at.row + 1 + pasted.length);
  const [columns = [], ...rows] = Array.from({ length: height }, (_, row) =>
    Array.from(
      { length: width },
      (__, column) => pasted[row - at.row - 1]?.[column - at.column] ?? all[row]?.[column] ?? '',
    ),
  );
  return { columns, rows };
}

export function withCell({ columns, rows }: Grid, { row, column }: Place, text: string): Grid {
  const put = (cells: readonly string[]) => cells.with(column, text);
  if (row < 0) return { columns: put(columns), rows };
  return { columns, rows: rows.map((cells, index) => (index === row ? put(cells) : cells)) };
}

const without = <Value>(list: readonly Value[], index: number): Value[] =>
  list.filter((_, one) => one !== index);

export const withRow = ({ columns, rows }: Grid): Grid => ({
  columns,
  rows: [...rows, columns.map(() => '')],
});
export const withColumn = ({ columns, rows }: Grid): Grid => ({
  columns: [...columns, ''],
  rows: rows.map((row) => [...row, '']),
});
export const withoutRow = ({ columns, rows }: Grid, row: number): Grid => ({
  columns,
  rows: without(rows, row),
});
export const withoutColumn = ({ columns, rows }: Grid, column: number): Grid => ({
  columns: without(columns, column),
  rows: rows.map((row) => without(row, column)),
});
