export type ScreenProblem =
  | 'box-empty'
  | 'state-empty'
  | 'button-empty'
  | 'sign-empty'
  | 'step-long'
  | 'step-late'
  | 'bar-wrong'
  | 'range-reversed'
  | 'open-bracket';

/** Patterns of controls without text, such as `[]`, with the error for each. */
const EMPTY: readonly [RegExp, ScreenProblem][] = [
  [/^\[[xX +-]?\]$/, 'box-empty'],
  [/^\[\*?\s*\]$/, 'button-empty'],
  [/^\{[+~!]?\s*\}$/, 'state-empty'],
  [/^[_@]$/, 'sign-empty'],
];

const LATE_STEP = /(?:[\]}]|^=[\d\s-]+)\s*\(\d+\)$/;
const RANGE = /^=\s*(\d+)\s*-\s*(\d+)$/;
const isOpen = (text: string): boolean => /^\[[^\]]*$/.test(text) || /^\{[^}]*$/.test(text);

function problemOfBar(text: string): ScreenProblem | null {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    if (Number(to) > 100) return 'bar-wrong';
    return Number(from) > Number(to) ? 'range-reversed' : null;
  }
  const [, alone] = /^=\s*(\d{1,3})$/.exec(text) ?? [];
  return alone === undefined || Number(alone) > 100 ? 'bar-wrong' : null;
}

function problemOfCell(cell: string): ScreenProblem | null {
  const written = cell.trim();
  if (/^\(\d{2,}\)\s*[[{=_@#]/.test(written)) return 'step-long';
  if (LATE_STEP.test(written)) return 'step-late';
  const text = written.replace(/^\(\d\)\s*/, '');
  const empty = EMPTY.find(([shape]) => shape.test(text));
  if (empty) return empty[1];
  if (/^=\s*\d/.test(text)) return problemOfBar(text);
  return isOpen(text) ? 'open-bracket' : null;
}

/** The first error in the lines of a drawn screen, with its line number; null when there is none. */
export function screenProblem(lines: string): { line: number; problem: ScreenProblem } | null {
  for (const [index, line] of lines.split('\n').entries()) {
    const written = line.trim();
    // Whether a line is plain text without cells: a message, a draft or a note. The number of a step may precede the
    // sign that starts such a line.
    const isWords = /^(?:\(\d\)\s*)?[-<>~] /.test(written);
    const cells = isWords ? [] : written.replace(/^# /, '').split('|');
    const found = cells.map(problemOfCell).find((problem) => problem !== null);
    if (found) return { line: index + 1, problem: found };
  }
  return null;
}
