/** The content of a cell of a drawn screen, by kind of control. */
type Look =
  | { kind: 'text'; text: string }
  /** The value in a field. */
  | { kind: 'field'; text: string }
  | { kind: 'button'; text: string; main: boolean }
  | { kind: 'box'; text: string; on: boolean }
  | { kind: 'switch'; text: string; on: boolean }
  /** A state: neutral, good, waiting or bad. */
  | { kind: 'state'; text: string; tone: Tone }
  | { kind: 'person'; text: string }
  /** A bar from one percentage to another, on a scale from 0 to 100. */
  | { kind: 'bar'; text: string; from: number; to: number };

export type Tone = 'plain' | 'good' | 'waiting' | 'bad';

/** A cell, and the number of the step that it illustrates. */
export type ScreenCell = Look & { step: number | null };

export type ScreenRow =
  | { kind: 'heading' | 'note'; step: number | null; text: string }
  /** A message of a customer, or the answer of the business. */
  | { kind: 'customer' | 'business'; step: number | null; text: string }
  /** An answer drafted by the AI agent. */
  | { kind: 'draft'; step: number | null; text: string }
  /** Buttons, checkboxes or switches side by side. */
  | { kind: 'controls'; cells: ScreenCell[] }
  | { kind: 'table'; rows: ScreenTableRow[] };

export type ScreenTableRow = {
  /** Whether this is the table's header row, with the names of the columns. */
  isHead: boolean;
  cells: ScreenCell[];
};

export type Screen = {
  /** The navigation path of the screen in the product: `Settings`, `Channels`. */
  place: string[];
  /** Buttons beside the name of the screen. */
  actions: ScreenCell[];
  rows: ScreenRow[];
};

const STEP = /^\((\d)\)\s*/;
const BAR = /^=\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?$/;
const tones: Readonly<Record<string, Tone>> = { '+': 'good', '~': 'waiting', '!': 'bad' };

const lineKinds = {
  '#': 'heading',
  '-': 'note',
  '<': 'customer',
  '>': 'business',
  '~': 'draft',
} as const;

const isLineSign = (sign: string): sign is keyof typeof lineKinds => Object.hasOwn(lineKinds, sign);

/** Kinds of cells that are placed side by side in a row. */
const controls: ReadonlySet<string> = new Set(['button', 'box', 'switch']);

function readStep(written: string): { step: number | null; rest: string } {
  const [prefix = '', digit] = STEP.exec(written) ?? [];
  return { step: digit ? Number(digit) : null, rest: written.slice(prefix.length) };
}

function lookOf(text: string): Look {
  const [, sign, label = ''] = /^\[([xX +-])\]\s*(.+)$/.exec(text) ?? [];
  if (sign === 'x' || sign === 'X') return { kind: 'box', text: label, on: true };
  if (sign === ' ') return { kind: 'box', text: label, on: false };
  if (sign) return { kind: 'switch', text: label, on: sign === '+' };
  const [, star, name] = /^\[(\*?)(.+)\]$/.exec(text) ?? [];
  if (name) return { kind: 'button', text: name.trim(), main: star === '*' };
  const state = /^\{([+~!]?)\s*(.+)\}$/.exec(text);
  if (state) {
    return { kind: 'state', text: state[2] ?? '', tone: tones[state[1] ?? ''] ?? 'plain' };
  }
  if (text.startsWith('_ ')) return { kind: 'field', text: text.slice(2).trim() };
  if (text.startsWith('@ ')) return { kind: 'person', text: text.slice(2).trim() };
  const bar = BAR.exec(text);
  if (bar) {
    const [first, second] = [Number(bar[1]), Number(bar[2] ?? 0)];
    const [from, to] =
      bar[2] === undefined ? [0, first] : [Math.min(first, second), Math.max(first, second)];
    return { kind: 'bar', text: '', from: Math.min(from, 100), to: Math.min(to, 100) };
  }
  return { kind: 'text', text };
}

function readCell(written: string): ScreenCell {
  const { step, rest } = readStep(written.trim());
  return { ...lookOf(rest), step };
}

function readLine(line: string): ScreenRow {
  const isHead = line.startsWith('# ') && line.includes('|');
  if (isHead) {
    const cells = line.slice(2).split('|').map(readCell);
    return { kind: 'table', rows: [{ isHead, cells }] };
  }
  const { step, rest } = readStep(line);
  const sign = rest.charAt(1) === ' ' ? rest.charAt(0) : '';
  if (isLineSign(sign)) return { kind: lineKinds[sign], step, text: rest.slice(2).trim() };
  const cells = line.split('|').map(readCell);
  const areControls = cells.every(({ kind }) => controls.has(kind));
  return areControls ? { kind: 'controls', cells } : { kind: 'table', rows: [{ isHead, cells }] };
}

/**
 * Rescales the bars of a table: their common scale begins a little below the lowest value, so that similar ranges can
 * be told apart.
 */
function spread(row: ScreenRow): ScreenRow {
  if (row.kind !== 'table') return row;
  const bars = row.rows.flatMap(({ cells }) => cells.filter((cell) => cell.kind === 'bar'));
  const lowest = Math.min(...bars.map(({ from }) => from));
  const start = bars.length > 0 ? Math.max(0, Math.floor(lowest / 10) * 10 - 10) : 0;
  const scaled = (value: number) => ((value - start) / (100 - start)) * 100;
  const rows = row.rows.map(({ isHead, cells }) => ({
    isHead,
    cells: cells.map((cell) =>
      cell.kind === 'bar' && start > 0
        ? { ...cell, from: scaled(cell.from), to: scaled(cell.to) }
        : cell,
    ),
  }));
  return { kind: 'table', rows };
}

/** Whether a row belongs to the table above it; a row with column names begins a new table. */
const continues = (row: ScreenRow): row is Extract<ScreenRow, { kind: 'table' }> =>
  row.kind === 'table' && !row.rows.some(({ isHead }) => isHead);

/** Joins consecutive rows of cells into one table with aligned columns. */
function joined(rows: readonly ScreenRow[]): ScreenRow[] {
  const whole: ScreenRow[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    if (continues(row) && last?.kind === 'table') last.rows.push(...row.rows);
    else whole.push(row);
  }
  return whole;
}

const isButtons = (row: ScreenRow | undefined): row is Extract<ScreenRow, { kind: 'controls' }> =>
  row?.kind === 'controls' && row.cells.every(({ kind }) => kind === 'button');

/**
 * Parses the notation in which editors write a drawn screen. The field `lines` in
 * src/cms/fields/drawn-screen-block.ts documents the notation for editors. Buttons on the first line belong beside
 * the name of the screen. A line without a sign is text.
 */
export function readScreen(place: string, lines: string): Screen {
  const written = lines.split('\n').map((line) => line.trim());
  const rows = joined(written.filter(Boolean).map(readLine)).map(spread);
  const [first, ...others] = rows;
  return {
    place: place
      .split('>')
      .map((step) => step.trim())
      .filter(Boolean),
    actions: isButtons(first) ? first.cells : [],
    rows: isButtons(first) ? others : rows,
  };
}
