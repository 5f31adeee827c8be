import type { Locale } from '@/i18n/locales';
import {
  readNumber as readTyped,
  type NumberProblem as TypedProblem,
} from '@/i18n/parse-typed-number';
import type { FieldKind } from './input-fields';

/** Why a typed number is not accepted. */
export type NumberProblem = TypedProblem | 'over100' | 'tooLarge';

export type ReadNumber = { ok: true; value: number } | { ok: false; problem: NumberProblem };

/** The largest accepted number. No number of customers or dong is larger, and sums below it stay exact. */
const MAX_NUMBER = 1e12;

/** Parses a typed number and checks it for its field: integers for counts, percentages up to 100. */
export function readNumber(typed: string, kind: FieldKind, locale: Locale): ReadNumber {
  const read = readTyped(typed, locale);
  if (!read.ok) return read;
  if (read.value > MAX_NUMBER) return { ok: false, problem: 'tooLarge' };
  if (kind === 'count' && !Number.isInteger(read.value)) return { ok: false, problem: 'notWhole' };
  if (kind === 'percent' && read.value > 100) return { ok: false, problem: 'over100' };
  return read;
}
