import type { RetentionBars } from '../list-item-and-text-types';

/** The distance between two labels on the scale, in months. The scale has at least one such step. */
const STEP = 12;

/**
 * Makes bars of retention periods from one line for each table row: months, `0` for less than a month, `-` for no end.
 * Null unless every row has a valid line, because an incomplete drawing would mislead.
 */
export function toRetentionBars(
  lines: readonly string[],
  rows: number,
  locale: string,
): RetentionBars | null {
  const isPeriod = (line: string) => /^(?:-|\d{1,3})$/.test(line);
  if (rows === 0 || lines.length !== rows || !lines.every(isPeriod)) return null;
  const months = lines.map((line) => (line === '-' ? null : Number(line)));
  const longest = Math.max(STEP, ...months.map((one) => one ?? 0));
  const steps = Math.ceil(longest / STEP);
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  });
  return {
    ticks: Array.from({ length: steps }, (_, index) =>
      index + 1 === steps ? format.format(steps * STEP) : String((index + 1) * STEP),
    ),
    shares: months.map((one) => (one === null ? null : (one / (steps * STEP)) * 100)),
  };
}
